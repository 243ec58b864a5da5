import { readableText } from "~/texts/readable-text.server";
import { cutText } from "~/utils/words/cut-text";
import { inOneLine } from "~/utils/words/quoted";
import type { DraftValues } from "./draft-comparison";

/** The fields with a record's text, of any kind, the one that tells most of it first. */
const TEXTS = ["content", "excerpt", "description", "detailedDescription", "notes", "text"];
/** As much of a text is read as has so many words for certain, tags and all. */
const READ_CHARACTERS = 2_000;
const SHOWN_CHARACTERS = 80;

/** The first words of what was written, on one line; empty where there are none. */
export function firstWords(values: DraftValues) {
  for (const name of TEXTS) {
    const text = values[name];
    if (typeof text !== "string") continue;
    const words = inOneLine(readableText(cutText(text, READ_CHARACTERS)));
    if (words === "") continue;
    const shown = cutText(words, SHOWN_CHARACTERS);
    return shown === words ? words : `${shown.replace(/\S*$/, "").trimEnd() || shown}…`;
  }
  return "";
}
