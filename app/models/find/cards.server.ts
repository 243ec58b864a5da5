import type { CollectionSummary } from "~/models/collections/collection-lists.server";
import type { DestinationCard } from "~/models/destinations/destination-lists.server";
import { described } from "~/models/pictures/picture";
import { viewPictures, withPictures } from "~/models/pictures/picture.server";
import type { PostCard } from "~/models/posts/post-lists.server";
import { roadPlaceFinder } from "~/models/road/line/road-order.server";
import { pick } from "~/utils/pick";
import { categoryLabel } from "~/words";

/** The data that the cards of public pages need. */

/** Posts as `PostCard` shows them, in their order. */
export function postCards(posts: PostCard[]) {
  return withPictures(posts, (post) => post.featuredImage).map((post) => ({
    ...pick(post, "slug", "title", "excerpt", "category", "tags", "readingTime", "publishedAt"),
    hashtags: post.socialMediaHashtags,
    picture: described(post.picture, post.title),
  }));
}

export type PostCardView = ReturnType<typeof postCards>[number];

/** The same without the fields that only a list's search uses. */
export function plainPostCards(posts: PostCard[]) {
  return postCards(posts).map(({ tags, ...card }) => card);
}

/** Destinations as `DestinationCard` and its dialog show them, in their order. */
export function destinationCards(destinations: DestinationCard[]) {
  const roadPlaceOf = roadPlaceFinder();
  return withPictures(destinations, (destination) => destination.featuredImage).map(
    (destination) => ({
      slug: destination.slug,
      name: destination.name,
      state: destination.state,
      region: destination.region,
      description: destination.description,
      category: destination.category,
      /** As readers see it. */
      kind: categoryLabel(destination.category),
      difficulty: destination.difficulty,
      highlights: destination.highlights,
      bestTimeToVisit: destination.bestTimeToVisit,
      budgetRange: destination.budgetRange,
      recommendedStay: destination.recommendedStay,
      rating: destination.rating,
      roadPlace: roadPlaceOf(destination.slug),
      isCurrentLocation: destination.isCurrentLocation,
      hashtags: destination.socialMediaHashtags,
      createdAt: destination.createdAt,
      picture: described(destination.picture, destination.name),
    }),
  );
}

export type DestinationCardView = ReturnType<typeof destinationCards>[number];

/** The same without the fields that only the dialog or a list's order uses. */
export function plainDestinationCards(destinations: DestinationCard[]) {
  return destinationCards(destinations).map(
    ({
      difficulty,
      bestTimeToVisit,
      budgetRange,
      recommendedStay,
      roadPlace,
      createdAt,
      ...card
    }) => card,
  );
}

export type PlainDestinationCard = ReturnType<typeof plainDestinationCards>[number];

/** Collections as `CollectionCard` shows them, in their order. */
export function collectionCards(collections: CollectionSummary[]) {
  const views = viewPictures(collections.flatMap(thumbnailsOf));
  return collections.map((collection) => {
    const { id, title, description, location, photoCount, videoCount, mediaCount } = collection;
    const thumbnails = thumbnailsOf(collection)
      .flatMap((address) => views.get(address) ?? [])
      // Only the first picture, which is large, has a description of its own.
      .map((picture, index) => (index === 0 ? described(picture, title) : { ...picture, alt: "" }));
    const moreCount = Math.max(0, mediaCount - thumbnails.length);
    return { id, title, description, location, photoCount, videoCount, moreCount, thumbnails };
  });
}

export type CollectionCardView = ReturnType<typeof collectionCards>[number];

/** The addresses of the first pictures; without any, the cover's. */
function thumbnailsOf({ pictures, coverImage }: CollectionSummary) {
  return pictures.length > 0 ? pictures : [coverImage ?? []].flat();
}
