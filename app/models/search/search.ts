import { cutText } from "~/utils/cut-text";
import { pageNumber } from "~/utils/page-number";

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
function searchKindOf(asked: string | null): SearchKind | null | undefined {
  return asked ? searchKinds.find((kind) => kind === asked) : null;
}

export type SearchGroup = { kind: SearchKind; total: number; results: SearchResult[] };

/** What the search page shows: the first few of each kind, or a page of one kind. */
export type SearchPage = {
  q: string;
  kind: SearchKind | null;
  page: number;
  pages: number;
  total: number;
  results: SearchResult[];
  groups: SearchGroup[];
  /** How many pages of this device were searched, where the site could not be, and how many it has. */
  kept?: { searched: number; all: number };
};

export const RESULTS_A_PAGE = 24;
export const RESULTS_A_GROUP = 4;

/** What an address asks for; `kind` is `undefined` for one that there is not, and so is `page` `null`. */
export function readAsked(params: URLSearchParams) {
  return {
    q: cutText((params.get("q") ?? "").trim(), MAX_SEARCH_LENGTH).trim(),
    kind: searchKindOf(params.get("kind")),
    page: pageNumber(params),
  };
}
