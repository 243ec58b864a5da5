import { INTENT, PUBLISH, SAVE_DRAFT } from "./intents";

/** The owner's forms that can wait for a connection, because they mean the same hours later. */
const WAITING = [
  /^\/admin\/(posts|places|pins|gallery|pages|moments|media)\/[^/]+$/,
  /^\/admin\/gallery\/[^/]+\/media\/[^/]+$/,
  /^\/admin\/(home|journey|here)$/,
  /^\/admin\/messages\/(replies|questions)(\/[^/]+)?$/,
];

/** The buttons that save; all others need an answer at once. */
const SAVES = new Set<unknown>([null, "", PUBLISH, SAVE_DRAFT]);

/** Whether this form of the page at this path can wait. */
export function canWait(pathname: string, entered: FormData) {
  return SAVES.has(entered.get(INTENT)) && canWaitAt(pathname);
}

/** Whether saving the form of the page at this path can wait. */
export function canWaitAt(pathname: string) {
  return WAITING.some((path) => path.test(pathname));
}
