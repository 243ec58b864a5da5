import { openingWords } from "~/texts/opening-words.server";
import type { DraftValues } from "./draft-comparison";

/** Text fields of all kinds of records, the most telling one first. */
const TEXTS = ["content", "excerpt", "description", "detailedDescription", "notes", "text"];
const SHOWN_CHARACTERS = 80;

/** The first words of what was written, on one line; empty where there are none. */
export function firstWords(values: DraftValues) {
  for (const name of TEXTS) {
    const text = values[name];
    if (typeof text !== "string") continue;
    const words = openingWords(text, SHOWN_CHARACTERS);
    if (words !== "") return words;
  }
  return "";
}
