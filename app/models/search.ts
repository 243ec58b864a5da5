/** What a search finds, in the order of its groups, by the names that addresses and the API have. */
export const searchKinds = ["place", "letter", "pin", "collection", "question", "photo"] as const;

export type SearchKind = (typeof searchKinds)[number];

export const MAX_SEARCH_LENGTH = 200;

/** Around each found word of a snippet: plain text has no tags (U+2068 and U+2069). */
export const [FOUND_FROM, FOUND_TO] = ["\u2068", "\u2069"];

export type SearchResult = {
  kind: SearchKind;
  title: string;
  path: string;
  /** Plain text, the found words between `FOUND_FROM` and `FOUND_TO`. */
  snippet: string;
};

/** The kind that an address asks for: `null` for all, `undefined` for one that there is not. */
export function searchKindOf(asked: string | null): SearchKind | null | undefined {
  return asked ? searchKinds.find((kind) => kind === asked) : null;
}
