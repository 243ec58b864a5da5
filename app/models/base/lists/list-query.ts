import { cutText } from "~/utils/words/cut-text";
import { type SortOrder, sortOrders } from "~/vocabulary";

export const MAX_SEARCH_LENGTH = 200;

/** Search, filter and sort of a list page, as its address says them. */
export type ListQuery = {
  q: string;
  sort: SortOrder | null;
  category: string | null;
  region: string | null;
};

/** A query that neither searches, filters nor sorts. */
export const EVERYTHING: ListQuery = { q: "", sort: null, category: null, region: null };

/** The values that a page offers for its filters. */
export type Choices = { categories: readonly string[]; regions?: readonly string[] };

/** Reads a list page's address; values that the page does not offer are ignored. */
export function readListQuery(params: URLSearchParams, choices: Choices): ListQuery {
  return {
    q: cutText((params.get("q") ?? "").trim(), MAX_SEARCH_LENGTH),
    sort: offered(params.get("sort"), sortOrders),
    category: offered(params.get("category"), choices.categories),
    region: offered(params.get("region"), choices.regions ?? []),
  };
}

/** Whether the query searches, filters or sorts. */
export function isNarrowing(query: ListQuery) {
  return Object.values(query).some(Boolean);
}

/** The address of one page of a list, as it was asked for; its first page is the list's own address. */
export function listPath(path: string, query: Partial<ListQuery>, page: number) {
  const asked = Object.entries({ ...query, page: page > 1 && String(page) });
  const search = new URLSearchParams(
    asked.flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return search.size > 0 ? `${path}?${search}` : path;
}

function offered<Value extends string>(value: string | null, choices: readonly Value[]) {
  return choices.find((choice) => choice === value) ?? null;
}

/** The comparator for a sort order; without ratings 'rating' sorts newest first, as 'road' does without a road. */
export function compareBy<Item>(
  sort: SortOrder,
  name: (item: Item) => string,
  time: (item: Item) => number,
  rating: (item: Item) => number = () => 0,
  roadPlace?: (item: Item) => number,
) {
  const newest = (a: Item, b: Item) => time(b) - time(a);
  const orders: Record<SortOrder, (a: Item, b: Item) => number> = {
    newest,
    oldest: (a, b) => time(a) - time(b),
    "a-z": (a, b) => name(a).localeCompare(name(b), "en"),
    "z-a": (a, b) => name(b).localeCompare(name(a), "en"),
    rating: (a, b) => rating(b) - rating(a) || newest(a, b),
    road: (a, b) => (roadPlace ? roadPlace(a) - roadPlace(b) || time(a) - time(b) : newest(a, b)),
  };
  return orders[sort];
}
