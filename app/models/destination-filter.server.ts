import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { stars } from "~db/columns";
import { destinations } from "~db/schema";
import { storedCategories } from "./list-filters";
import type { ListQuery } from "./list-query";
import { containsSearch } from "./list-text.server";
import type { SortOrder } from "./vocabulary";

const { id, name, region, category, rating, createdAt } = destinations;

/** Which destinations a list's search and filters find: what `filterDestinations` does with those of one page. */
export function destinationsMatching(query: ListQuery): SQL | undefined {
  const stored = storedCategories(query.category);
  return and(
    stored ? inArray(sql`${category}`, [...stored]) : undefined,
    query.region ? eq(sql`${region}`, query.region) : undefined,
    containsSearch(id, "destination", query.q),
  );
}

const newest = [desc(createdAt), asc(sql`destinations.rowid`)];

const orders: Record<SortOrder, SQL[]> = {
  newest,
  oldest: [asc(createdAt), asc(sql`destinations.rowid`)],
  "a-z": [sql`${name} collate nocase`, ...newest],
  "z-a": [sql`${name} collate nocase desc`, ...newest],
  rating: [desc(stars(rating)), ...newest],
};

/** The order of destinations; highest rating first unless asked otherwise. */
export function destinationOrder(sort: SortOrder | null) {
  return orders[sort ?? "rating"];
}
