import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { likely } from "~/models/base/lists/likely.server";
import type { Audience } from "~/models/base/records/audience";
import { positionOf } from "~/models/base/records/shared-columns";
import { pick } from "~/utils/pick";
import { db, memoPerContent } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { destinationFinder } from "./known-place";

/** The condition for destinations that the audience may see. */
export function destinationsSeenBy(audience: Audience) {
  const isThere = isNull(destinations.deletedAt);
  return audience === "owner" ? isThere : and(isThere, likely(eq(destinations.isVisible, true)));
}

/** The order in which destinations were added. */
export const inOrderAdded = [asc(destinations.createdAt), asc(sql`destinations.rowid`)];

/** Columns for a destination's name, slug and position. */
export const namedPosition = {
  name: destinations.name,
  slug: destinations.slug,
  coordinates: positionOf(destinations),
};

/** Prepared once, because every page runs it. */
const positions = db
  .select({
    ...namedPosition,
    ...pick(destinations, "state", "region", "featuredImage", "relatedGalleryId"),
  })
  .from(destinations)
  .where(destinationsSeenBy("public"))
  .orderBy(...inOrderAdded)
  .prepare();

/**
 * The visible destinations in the order in which they were added: name, position and what a page needs to show them.
 * The related collection may be hidden.
 */
export function listDestinationPositions() {
  return positions.all();
}

/** Finds the destination at a pin. */
export const destinationOfPin = memoPerContent(() => destinationFinder(listDestinationPositions()));
