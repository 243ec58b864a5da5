import { and, sql } from "drizzle-orm";
import { isCurrentTo } from "~/models/base/places/moves.server";
import type { Audience } from "~/models/base/records/audience";
import { columnsOf, positionOf, REVISION } from "~/models/base/records/shared-columns";
import { collectionsSeenBy } from "~/models/collections/collection-columns.server";
import { relatedPostIds } from "~/models/posts/post-columns.server";
import { pick } from "~/utils/pick";
import { galleryCollections } from "~db/schema/collections";
import { destinations } from "~db/schema/destinations";
import { newDestinationInput } from "./destination";

/** The columns for cards of destinations and rows of the admin area: none of the long texts. */
export const destinationCard = {
  id: destinations.id,
  name: destinations.name,
  slug: destinations.slug,
  description: destinations.description,
  category: destinations.category,
  region: destinations.region,
  state: destinations.state,
  featuredImage: destinations.featuredImage,
  bestTimeToVisit: destinations.bestTimeToVisit,
  recommendedStay: destinations.recommendedStay,
  budgetRange: destinations.budgetRange,
  highlights: destinations.highlights,
  rating: destinations.rating,
  difficulty: destinations.difficulty,
  isCurrentLocation: isCurrentTo("public"),
  isFeatured: destinations.isFeatured,
  isVisible: destinations.isVisible,
  socialMediaHashtags: destinations.socialMediaHashtags,
  createdAt: destinations.createdAt,
};

const plain = {
  ...destinationCard,
  ...columnsOf(
    destinations,
    newDestinationInput.omit({
      coordinates: true,
      isCurrentLocation: true,
      relatedBlogPosts: true,
      relatedGalleryId: true,
    }),
  ),
  ...pick(destinations, ...REVISION),
};

/** A related collection is named only if the audience may see it. */
function columns(audience: Audience) {
  const isRelated = sql`${galleryCollections.id} = "destinations"."related_gallery_id"`;
  const collectionId = sql`select ${galleryCollections.id} from ${galleryCollections}
    where ${and(isRelated, collectionsSeenBy(audience))}`;
  return {
    ...plain,
    coordinates: positionOf(destinations),
    isCurrentLocation: isCurrentTo(audience),
    relatedBlogPosts: relatedPostIds("destination", audience),
    relatedGalleryId: sql<string | null>`(${collectionId})`,
  };
}

const byAudience = { owner: columns("owner"), public: columns("public") };

/** A destination's columns as the audience may see them. */
export function destinationColumns(audience: Audience) {
  return byAudience[audience];
}
