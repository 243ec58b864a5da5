/** The script with the searchable texts of a copy, and the name of its global variable. */
export const TEXTS_SCRIPT = "search/texts.js";
export const TEXTS_LIST = "frozenTexts";
