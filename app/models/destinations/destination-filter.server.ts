import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Order } from "~/models/base/lists/keyset.server";
import type { ListQuery } from "~/models/base/lists/list-query";
import { containsSearch } from "~/models/base/lists/list-text.server";
import { roadPlace } from "~/models/road/line/road-order.server";
import type { SortOrder } from "~/vocabulary";
import { storedCategories } from "~/words";
import { stars } from "~db/columns";
import { destinations } from "~db/schema/destinations";

const { name, description, state, region, category, rating, createdAt } = destinations;

/** The condition for a list's search and filters; `filterDestinations` does the same for the cards of one page. */
export function destinationsMatching(query: ListQuery): SQL | undefined {
  const stored = storedCategories(query.category);
  return and(
    stored ? inArray(sql`${category}`, [...stored]) : undefined,
    query.region ? eq(sql`${region}`, query.region) : undefined,
    containsSearch(query.q, { texts: [name, description, state] }),
  );
}

const byTime = [createdAt, sql`destinations.rowid`];
const byName = [sql`${name} collate nocase`, ...byTime];

const orders: Record<Exclude<SortOrder, "road">, Order> = {
  newest: { way: "desc", by: byTime },
  oldest: { way: "asc", by: byTime },
  "a-z": { way: "asc", by: byName },
  "z-a": { way: "desc", by: byName },
  rating: { way: "desc", by: [stars(rating), ...byTime] },
};

/** The order of destinations; highest rating first unless asked otherwise. */
export function destinationOrder(sort: SortOrder | null): Order {
  return sort === "road" ? roadOrder() : orders[sort ?? "rating"];
}

function roadOrder(): Order {
  return { way: "asc", by: [roadPlace(), ...byTime] };
}
