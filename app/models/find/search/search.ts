import { type SearchName, searchNames } from "~/kinds";
import { MAX_SEARCH_LENGTH } from "~/models/base/lists/list-query";
import { pageNumber } from "~/utils/page-number";
import { cutText } from "~/utils/words/cut-text";

/** Around each found word of a snippet: plain text has no tags (U+2068 and U+2069). */
export const [FOUND_FROM, FOUND_TO] = ["\u2068", "\u2069"];

/** How long a snippet is. */
export const SNIPPET_WORDS = 28;

/** The weight of a found word in each column of the index, in the order of its columns. */
export const SEARCH_WEIGHTS = { title: 10, names: 10, detail: 4, body: 1 };

/** The texts that a snippet can come from; among equal ones the first is taken. */
export function snippetParts({
  names,
  detail,
  body,
}: Pick<SearchText, "names" | "detail" | "body">) {
  return [detail, body, names && `Also called ${names}`];
}

export type SearchResult = {
  kind: SearchName;
  title: string;
  path: string;
  /** Plain text, the found words between `FOUND_FROM` and `FOUND_TO`. */
  snippet: string;
};

/** The text of one item for a search on a device that cannot reach the site. */
export type SearchText = {
  kind: SearchName;
  title: string;
  path: string;
  names: string;
  detail: string;
  body: string;
};

/** The kind that an address names: `null` for all kinds, `undefined` for an unknown one. */
function searchNameOf(asked: string | null): SearchName | null | undefined {
  return asked ? searchNames.find((kind) => kind === asked) : null;
}

/** How many results there are of each kind. */
export type SearchCounts = Record<SearchName, number>;

/** Counts of 0 for every kind. */
export const NOTHING_FOUND = Object.fromEntries(
  searchNames.map((name) => [name, 0]),
) as SearchCounts;

export function countFound<Item>(items: Item[], kindOf: (item: Item) => SearchName): SearchCounts {
  const counts = { ...NOTHING_FOUND };
  for (const item of items) counts[kindOf(item)] += 1;
  return counts;
}

/** One page of the results of all kinds or of one, and how many there are of each kind. */
export type SearchPage = {
  q: string;
  kind: SearchName | null;
  page: number;
  pages: number;
  total: number;
  counts: SearchCounts;
  results: SearchResult[];
  /** How many texts on this device were searched instead, because the site could not be reached. */
  kept?: number;
};

const RESULTS_A_PAGE = 24;

/** A page of results from a search function; `null` beyond the last page. */
export function searchPageOf(
  { q, kind, page }: Pick<SearchPage, "q" | "kind" | "page">,
  find: (part: {
    offset: number;
    limit: number;
  }) => Pick<SearchPage, "total" | "counts" | "results">,
): SearchPage | null {
  const found = find({ offset: (page - 1) * RESULTS_A_PAGE, limit: RESULTS_A_PAGE });
  const pages = Math.max(1, Math.ceil(found.total / RESULTS_A_PAGE));
  return page > pages ? null : { q, kind, page, pages, ...found };
}

/** Reads a search page's address. An unknown kind is `undefined`, an impossible page `null`. */
export function readAsked(params: URLSearchParams) {
  return {
    q: cutText((params.get("q") ?? "").trim(), MAX_SEARCH_LENGTH).trim(),
    kind: searchNameOf(params.get("kind")),
    page: pageNumber(params),
  };
}
