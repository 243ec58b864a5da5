/** Where the texts are that a device and a frozen copy search by themselves. */
export const SEARCH_TEXTS = "/search-texts.json";
