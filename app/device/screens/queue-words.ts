import type { SenderState } from "~/device/queue/channel";
import type { Fields, KeptText, WaitingForm, WaitingPicture } from "~/device/queue/queue-entry";
import { megabytes } from "~/offline/megabytes";

const refusals: Partial<Record<WaitingForm["state"] | KeptText["state"], string>> = {
  newer: "A newer text is on the site: open it to compare them.",
  gone: "It was deleted on the site: open it to keep your text.",
  refused: "The site did not take it: open it to see why.",
  aside: "Another text of it was saved meanwhile: open it to choose.",
};

const senderWords: Record<SenderState, string> = {
  sending: "Being sent, one after the other.",
  "signed-out": "Waits until you sign in.",
  pausing: "Waits for the line.",
  idle: "Waits for the line.",
};

/** The next step of a text, or why it was refused. */
export function textWord({ state }: KeptText, sender: SenderState) {
  return refusals[state] ?? senderWords[sender];
}

/** The same for a form; `here` are its pictures that the site does not have yet. */
export function formWord(form: WaitingForm, here: WaitingPicture[], sender: SenderState) {
  const { state, pictures: all } = form;
  const refusal = refusals[state];
  if (refusal) return refusal;
  if (sender === "signed-out") return senderWords[sender];
  if (here.some(({ state }) => state === "refused"))
    return "One of its photographs was refused: see below.";
  if (here.length > 0)
    return `Waits for its photographs: ${all.length - here.length} of ${all.length} are on the site.`;
  return senderWords[sender];
}

/** The name of a text that has neither a title nor words. */
export function untitled({ of }: KeptText) {
  return of?.kind === "post" ? "Letter without a title" : "";
}

export function sizeInWords(bytes: number) {
  return bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : megabytes(bytes);
}

/** The fields with a record's text, the most telling first. */
const TEXTS = ["content", "detailedDescription", "excerpt", "description", "notes"];
const SHOWN_CHARACTERS = 80;

/** The first words of a text, on one line; an empty string if there are none. */
export function firstWordsOf(fields: Fields) {
  const typed = new Map(fields);
  const words = TEXTS.map((name) => wordsIn(typed.get(name) ?? "")).find(Boolean) ?? "";
  if (words.length <= SHOWN_CHARACTERS) return words;
  return `${words.slice(0, SHOWN_CHARACTERS).replace(/\s\S*$/, "")}…`;
}

function wordsIn(html: string) {
  const { body } = new DOMParser().parseFromString(html.replaceAll("<", " <"), "text/html");
  return (body.textContent ?? "").replace(/\s+/g, " ").trim();
}
