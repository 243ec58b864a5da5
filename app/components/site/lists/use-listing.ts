import type { Choices, ListQuery } from "~/models/base/lists/list-query";
import type { Listing } from "~/models/base/lists/listing";
import { useListQuery } from "./use-list-query";
import { useShownPages } from "./use-shown-pages";

/**
 * The items that a list page shows for its address. A list sent whole is filtered here, at once; a longer one by the
 * server. `found` is the number of matches; `null` if the whole list is empty.
 */
export function useListing<View>(
  listing: Listing<View>,
  choices: Choices,
  narrow: (items: View[], query: ListQuery) => View[],
  keyOf: (item: View) => string,
) {
  const { query, asked } = useListQuery(choices);
  const shown = useShownPages(listing, keyOf);
  const { isWhole, pages, total } = listing;
  if (!isWhole) return { query, asked, ...shown, pages, found: total };
  const items = narrow(listing.items, query);
  const found = total > 0 ? items.length : null;
  return { query, asked, items, first: 1, page: 1, pages, found };
}
