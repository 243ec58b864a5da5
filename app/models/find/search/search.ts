import { type SearchName, searchNames } from "~/kinds";
import { MAX_SEARCH_LENGTH } from "~/models/base/lists/list-query";
import { pageNumber } from "~/utils/page-number";
import { cutText } from "~/utils/words/cut-text";

/** Around each found word of a snippet: plain text has no tags (U+2068 and U+2069). */
export const [FOUND_FROM, FOUND_TO] = ["\u2068", "\u2069"];

/** How long a snippet is. */
export const SNIPPET_WORDS = 28;

/** What a found word counts in each part of a text, in the order of the index's columns. */
export const SEARCH_WEIGHTS = { title: 10, names: 10, detail: 4, body: 1 };

/** What a snippet may be of; the first of those that show as much is taken. */
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

/** What is searched of one item where the site cannot be asked. */
export type SearchText = {
  kind: SearchName;
  title: string;
  path: string;
  names: string;
  detail: string;
  body: string;
};

/** The kind that an address asks for: `null` for all, `undefined` for one that there is not. */
function searchNameOf(asked: string | null): SearchName | null | undefined {
  return asked ? searchNames.find((kind) => kind === asked) : null;
}

/** How often each kind was found. */
export type SearchCounts = Record<SearchName, number>;

/** What was found of no kind. */
export const NOTHING_FOUND = Object.fromEntries(
  searchNames.map((name) => [name, 0]),
) as SearchCounts;

export function countFound<Item>(items: Item[], kindOf: (item: Item) => SearchName): SearchCounts {
  const counts = { ...NOTHING_FOUND };
  for (const item of items) counts[kindOf(item)] += 1;
  return counts;
}

/** A page of what was found of all kinds or of one, and how much there is of each. */
export type SearchPage = {
  q: string;
  kind: SearchName | null;
  page: number;
  pages: number;
  total: number;
  counts: SearchCounts;
  results: SearchResult[];
  /** How many texts of this device were searched, where the site could not be. */
  kept?: number;
};

const RESULTS_A_PAGE = 24;

/** A part of what was found as its page; `null` beyond the last. */
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

/** What an address asks for; `kind` is `undefined` for one that there is not, and so is `page` `null`. */
export function readAsked(params: URLSearchParams) {
  return {
    q: cutText((params.get("q") ?? "").trim(), MAX_SEARCH_LENGTH).trim(),
    kind: searchNameOf(params.get("kind")),
    page: pageNumber(params),
  };
}
