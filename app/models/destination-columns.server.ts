import { and, eq, sql } from "drizzle-orm";
import { pick } from "~/utils/pick";
import { blogPosts, destinations, galleryCollections } from "~db/schema";
import type { Audience } from "./audience";
import { collectionsSeenBy } from "./collection-columns.server";
import { postsSeenBy } from "./post-columns.server";
import { POST_ADDRESSES, positionOf, REVISION, UPDATE_ADDRESSES } from "./shared-columns";

const plain = {
  id: destinations.id,
  name: destinations.name,
  slug: destinations.slug,
  description: destinations.description,
  detailedDescription: destinations.detailedDescription,
  category: destinations.category,
  region: destinations.region,
  state: destinations.state,
  featuredImage: destinations.featuredImage,
  bestTimeToVisit: destinations.bestTimeToVisit,
  recommendedStay: destinations.recommendedStay,
  budgetRange: destinations.budgetRange,
  highlights: destinations.highlights,
  activities: destinations.activities,
  rating: destinations.rating,
  difficulty: destinations.difficulty,
  isCurrentLocation: destinations.isCurrentLocation,
  isFeatured: destinations.isFeatured,
  isVisible: destinations.isVisible,
  ...pick(destinations, ...POST_ADDRESSES, ...UPDATE_ADDRESSES, ...REVISION),
};

/** What the audience may not see is not named as related either. The posts are in the owner's order. */
function columns(audience: Audience) {
  const own = sql`"destinations"."id"`;
  // A cross join keeps its order: from the few posts named, and not from all that are live.
  const postIds = sql`select post_id from destination_posts
    cross join ${blogPosts} on ${blogPosts.id} = post_id
    where ${and(sql`destination_id = ${own}`, postsSeenBy(audience))} order by sort_order`;
  const isRelated = sql`${galleryCollections.id} = "destinations"."related_gallery_id"`;
  const collectionId = sql`select ${galleryCollections.id} from ${galleryCollections}
    where ${and(isRelated, collectionsSeenBy(audience))}`;
  return {
    ...plain,
    coordinates: positionOf(destinations),
    relatedBlogPosts: sql<string[]>`(select json_group_array(post_id) from (${postIds}))`.mapWith(
      (json: string) => JSON.parse(json) as string[],
    ),
    relatedGalleryId: sql<string | null>`(${collectionId})`,
  };
}

const byAudience = { owner: columns("owner"), public: columns("public") };

/** A destination's columns as the audience may see them. */
export function destinationColumns(audience: Audience) {
  return byAudience[audience];
}

/** What the audience may see of destinations. */
export function destinationsSeenBy(audience: Audience) {
  return audience === "owner" ? undefined : eq(destinations.isVisible, true);
}
