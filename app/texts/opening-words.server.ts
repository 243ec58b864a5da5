import { cutText } from "~/utils/words/cut-text";
import { inOneLine } from "~/utils/words/quoted";
import { readableText } from "./readable-text.server";

/** How much of a text is parsed, which is always enough, including tags. */
const READ_CHARACTERS = 2_000;
/** How long a description search results and shared cards show. */
const DESCRIPTION_CHARACTERS = 160;

/** The first words of a content on one line, with an ellipsis if it continues; empty without words. */
export function openingWords(content: string, most: number) {
  const words = inOneLine(readableText(cutText(content, READ_CHARACTERS)));
  const shown = cutText(words, most);
  return shown === words ? words : `${shown.replace(/\S*$/, "").trimEnd() || shown}…`;
}

/** The description of a letter without an excerpt: its first words, without pictures. */
export function describedByText(content: string) {
  return openingWords(content.replace(/<img\b[^<>]*>/gi, " "), DESCRIPTION_CHARACTERS);
}
