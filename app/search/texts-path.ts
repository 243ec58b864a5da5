/** The address of the texts that a device, or a frozen copy, searches by itself. */
export const SEARCH_TEXTS = "/search-texts.json";
