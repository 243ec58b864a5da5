import { eq, type SQL, sql } from "drizzle-orm";
import { pick } from "~/utils/pick";
import { blogPosts, destinations } from "~db/schema";
import type { Audience } from "./audience";
import { isLive } from "./post-columns.server";
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

function columns(storyIds: SQL, galleryId: SQL<string | null>) {
  return {
    ...plain,
    coordinates: positionOf(destinations),
    /** The ids of the related stories, in the owner's order. */
    relatedBlogPosts: sql<string[]>`(select json_group_array(post_id) from (${storyIds}))`.mapWith(
      (json: string) => JSON.parse(json) as string[],
    ),
    relatedGalleryId: galleryId,
  };
}

const forOwner = columns(
  sql`select post_id from destination_posts
    where destination_id = "destinations"."id" order by sort_order`,
  sql`"destinations"."related_gallery_id"`,
);

/** What is hidden, draft or scheduled is not named as related either. */
const forPublic = columns(
  sql`select post_id from destination_posts join ${blogPosts} on ${blogPosts.id} = post_id
    where destination_id = "destinations"."id" and ${isLive}
    order by sort_order`,
  sql`(select id from gallery_collections
    where id = "destinations"."related_gallery_id" and gallery_collections.is_visible)`,
);

/** A destination's columns as the audience may see them. */
export function destinationColumns(audience: Audience) {
  return audience === "owner" ? forOwner : forPublic;
}

/** What the audience may see of destinations. */
export function seenBy(audience: Audience) {
  return audience === "owner" ? undefined : eq(destinations.isVisible, true);
}
