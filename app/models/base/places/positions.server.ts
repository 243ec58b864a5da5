import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { likely } from "~/models/base/lists/likely.server";
import type { Audience } from "~/models/base/records/audience";
import { positionOf } from "~/models/base/records/shared-columns";
import { pick } from "~/utils/pick";
import { db, memoPerContent } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { destinationFinder } from "./known-place";

/** What the audience may see of destinations. */
export function destinationsSeenBy(audience: Audience) {
  const isThere = isNull(destinations.deletedAt);
  return audience === "owner" ? isThere : and(isThere, likely(eq(destinations.isVisible, true)));
}

/** The order in which destinations were added. */
export const inOrderAdded = [asc(destinations.createdAt), asc(sql`destinations.rowid`)];

/** What a destination is called and where it lies. */
export const namedPosition = {
  name: destinations.name,
  slug: destinations.slug,
  coordinates: positionOf(destinations),
};

/** Prepared once, for every page asks it. */
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
 * The visible destinations in the order in which they were added: what they are called, where they lie and what shows
 * them. Their collection may be one that nobody may see.
 */
export function listDestinationPositions() {
  return positions.all();
}

/** Finds the destination at a pin. */
export const destinationOfPin = memoPerContent(() => destinationFinder(listDestinationPositions()));
