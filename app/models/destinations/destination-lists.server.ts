import { and, asc, desc, eq, not, sql } from "drizzle-orm";
import { amongGiven } from "~/models/base/lists/among.server";
import { inOrder as inKeyOrder } from "~/models/base/lists/keyset.server";
import { PAGE_ITEMS } from "~/models/base/lists/list-page";
import type { ListQuery } from "~/models/base/lists/list-query";
import { pageOfRows } from "~/models/base/lists/page-of-rows.server";
import { isCurrentTo } from "~/models/base/places/moves.server";
import {
  destinationsSeenBy,
  inOrderAdded,
  namedPosition,
} from "~/models/base/places/positions.server";
import type { Audience } from "~/models/base/records/audience";
import { roadPlace } from "~/models/road/line/road-order.server";
import { db } from "~db/client.server";
import { destinationPosts, destinations } from "~db/schema/destinations";
import { destinationCard } from "./destination-columns.server";
import { destinationOrder, destinationsMatching } from "./destination-filter.server";

/** One page of the destinations that the query finds, as cards, counted from 1; `null` beyond the last. */
export function pageOfDestinations(
  audience: Audience,
  query: ListQuery,
  page: number,
  size = PAGE_ITEMS.destinations,
) {
  const isFound = and(destinationsSeenBy(audience), destinationsMatching(query));
  return pageOfRows(page, size, {
    columns: { ...destinationCard, isCurrentLocation: isCurrentTo(audience) },
    table: destinations,
    where: isFound,
    order: inKeyOrder(destinationOrder(query.sort)),
  });
}

export type DestinationCard = NonNullable<ReturnType<typeof pageOfDestinations>>["items"][number];

const isFirst = amongGiven(destinations.slug, "slugs");
const firstOnHome = db
  .select(destinationCard)
  .from(destinations)
  .where(and(destinationsSeenBy("public"), isFirst))
  .prepare();
const othersOnHome = db
  .select(destinationCard)
  .from(destinations)
  .where(and(destinationsSeenBy("public"), not(isFirst)))
  .orderBy(desc(destinations.isFeatured), desc(destinations.rating))
  .limit(sql.placeholder("limit"))
  .prepare();

/** Up to `limit` cards for the home page: first those of `firstSlugs`, then the featured, then the best rated. */
export function listHomeDestinations(firstSlugs: string[], limit: number) {
  const slugs = JSON.stringify(firstSlugs);
  const preferred = firstOnHome.all({ slugs });
  const first = firstSlugs.flatMap((slug) => preferred.find((one) => one.slug === slug) ?? []);
  return [...first, ...othersOnHome.all({ slugs, limit })].slice(0, limit);
}

/** Name, slug and position of the visible destinations that name this post as related, in the order of the road. */
export function listDestinationsOfPost(postId: string) {
  return db
    .select(namedPosition)
    .from(destinationPosts)
    .innerJoin(destinations, eq(destinations.id, destinationPosts.destinationId))
    .where(and(eq(destinationPosts.postId, postId), destinationsSeenBy("public")))
    .orderBy(asc(roadPlace()), ...inOrderAdded)
    .all();
}

/** The same for those that name this collection. */
export function listDestinationsOfCollection(collectionId: string) {
  return db
    .select(namedPosition)
    .from(destinations)
    .where(and(eq(destinations.relatedGalleryId, collectionId), destinationsSeenBy("public")))
    .orderBy(...inOrderAdded)
    .all();
}
