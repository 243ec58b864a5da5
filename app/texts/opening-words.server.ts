import { cutText } from "~/utils/words/cut-text";
import { inOneLine } from "~/utils/words/quoted";
import { readableText } from "./readable-text.server";

/** As much of a text is read as has so many words for certain, tags and all. */
const READ_CHARACTERS = 2_000;
/** As long as search results and shared cards show a description. */
const DESCRIPTION_CHARACTERS = 160;

/** The first words of a content, on one line, with an ellipsis where it goes on; empty where there are none. */
export function openingWords(content: string, most: number) {
  const words = inOneLine(readableText(cutText(content, READ_CHARACTERS)));
  const shown = cutText(words, most);
  return shown === words ? words : `${shown.replace(/\S*$/, "").trimEnd() || shown}…`;
}

/** What a letter without an excerpt is described by: its first words, pictures left out. */
export function describedByText(content: string) {
  return openingWords(content.replace(/<img\b[^<>]*>/gi, " "), DESCRIPTION_CHARACTERS);
}
