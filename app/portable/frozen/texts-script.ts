/** The script with the texts that a copy searches, and what they are called in it. */
export const TEXTS_SCRIPT = "search/texts.js";
export const TEXTS_LIST = "frozenTexts";
