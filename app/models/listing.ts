import { pageNumber } from "~/utils/page-number";
import { type ListPage, viewPage } from "./list-page";
import { type Choices, EVERYTHING, isNarrowing, type ListQuery, readListQuery } from "./list-query";

/** What a list's page shows: all that there is, which a browser narrows by itself, or one page that the server did. */
export type Listing<View> = ListPage<View> & { isWhole: boolean };

type Reader<Item> = (query: ListQuery, page: number) => ListPage<Item> | null;

/**
 * The whole list where one page holds it, whatever the address asks for, so that search, filters and order answer at
 * once; else the page of what it asks for. `null` for a page that the list has not.
 */
export function readListing<Item, View>(
  params: URLSearchParams,
  choices: Choices,
  read: Reader<Item>,
  view: (items: Item[]) => View[],
): Listing<View> | null {
  const page = pageNumber(params);
  const first = read(EVERYTHING, 1);
  if (page === null || first === null) return null;
  const isWhole = first.pages === 1;
  if (isWhole && page > 1) return null;
  const query = readListQuery(params, choices);
  const isFirst = isWhole || (page === 1 && !isNarrowing(query));
  const found = isFirst ? first : read(query, page);
  return found && { ...viewPage(found, view), isWhole };
}
