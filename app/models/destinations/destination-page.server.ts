import { findCollectionSummary } from "~/models/collections/collection-lists.server";
import { renderContent } from "~/models/content/render-content.server";
import { collectionCards, postCards } from "~/models/lists/cards.server";
import { described } from "~/models/pictures/picture";
import { viewPicture } from "~/models/pictures/picture.server";
import { listPostsByIds } from "~/models/posts/post-lists.server";
import { categoryLabel } from "~/models/records/vocabulary";
import { hasPosition } from "~/utils/position";
import { starsOf } from "~/utils/rating";
import { socialLinksOf } from "~/utils/social-links";
import type { Destination } from "./destination-lists.server";
import { namesInOwnScript } from "./own-script";

/** What a destination's page shows; related items that are not public stay away. */
export function destinationPage(destination: Destination) {
  return {
    destination: viewOf(destination),
    collection: visibleCollection(destination.relatedGalleryId),
    posts: postCards(listPostsByIds(destination.relatedBlogPosts)),
  };
}

export type DestinationView = ReturnType<typeof viewOf>;

function viewOf(destination: Destination) {
  const { name, slug, state, region, description, difficulty, coordinates } = destination;
  return {
    ...{ name, slug, state, region, description, difficulty },
    ownNames: namesInOwnScript(destination.otherNames, state),
    category: categoryLabel(destination.category),
    isCurrentLocation: destination.isCurrentLocation,
    picture: described(viewPicture(destination.featuredImage), name),
    /** Stands under the title unless it is all that there is to tell. */
    lead: destination.detailedDescription ? description : "",
    contentHtml: renderContent(destination.detailedDescription || description),
    highlights: destination.highlights,
    activities: destination.activities,
    bestTimeToVisit: destination.bestTimeToVisit,
    budgetRange: destination.budgetRange,
    recommendedStay: destination.recommendedStay,
    stars: starsOf(destination.rating),
    coordinates: hasPosition(coordinates) ? coordinates : null,
    hashtags: destination.socialMediaHashtags,
    socialLinks: socialLinksOf(destination),
  };
}

function visibleCollection(id: string | null) {
  const collection = id ? findCollectionSummary(id) : null;
  return collection && (collectionCards([collection])[0] ?? null);
}
