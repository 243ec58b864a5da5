import { INTENT, PUBLISH, SAVE_DRAFT } from "./intents";

/** The owner's forms that can wait for a line: what they ask for means the same hours later. */
const WAITING = [
  /^\/admin\/(posts|places|pins|gallery|pages|moments|media)\/[^/]+$/,
  /^\/admin\/gallery\/[^/]+\/media\/[^/]+$/,
  /^\/admin\/(home|journey|here)$/,
  /^\/admin\/messages\/(replies|questions)(\/[^/]+)?$/,
];

/** The buttons that save; all others ask the site for something now. */
const SAVES = new Set<unknown>([null, "", PUBLISH, SAVE_DRAFT]);

/** Whether what a form of the page at this path was sent for can wait. */
export function canWait(pathname: string, entered: FormData) {
  return SAVES.has(entered.get(INTENT)) && canWaitAt(pathname);
}

/** Whether a save of the form of this page can wait. */
export function canWaitAt(pathname: string) {
  return WAITING.some((path) => path.test(pathname));
}
