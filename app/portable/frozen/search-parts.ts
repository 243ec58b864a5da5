/** How the texts that a copy searches come to its search page, one script after another. */

/** The list to which each script adds its own. */
export const SEARCH_TEXTS = "frozenTexts";

/** What says how many scripts there are, and the name of that number. */
export const PARTS_SCRIPT = "parts.js";
export const PARTS = "frozenParts";

/** The name of one of them beside the search page, from 1. */
export function textsName(number: number) {
  return `texts-${number}.js`;
}
