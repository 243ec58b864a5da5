import { pageNumber } from "~/utils/page-number";
import { type ListPage, viewPage } from "./list-page";
import { type Choices, EVERYTHING, isNarrowing, type ListQuery, readListQuery } from "./list-query";

/**
 * What a list page shows: the whole list, which the browser filters by itself, or one page that the server filtered.
 */
export type Listing<View> = ListPage<View> & { isWhole: boolean };

/** How a list is read: whether one page holds all of it, and one page of a query's results. */
export type ListReader<Item> = {
  isOnePage: () => boolean;
  read: (query: ListQuery, page: number) => ListPage<Item> | null;
};

/**
 * The whole list where one page holds it, whatever the address asks for, so that search, filters and order answer at
 * once; else the page of what it asks for. `null` for a page that the list has not.
 */
export function readListing<Item, View>(
  params: URLSearchParams,
  choices: Choices,
  { isOnePage, read }: ListReader<Item>,
  view: (items: Item[]) => View[],
): Listing<View> | null {
  const page = pageNumber(params);
  if (page === null) return null;
  const asked = readListQuery(params, choices);
  const isNarrowed = isNarrowing(asked) && !isOnePage();
  const found = read(isNarrowed ? asked : EVERYTHING, page);
  return found && { ...viewPage(found, view), isWhole: !isNarrowed && found.pages === 1 };
}
