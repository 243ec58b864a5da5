import { isVideo } from "./collection";
import type { Collection } from "./collection.server";

import type { Destination } from "./destination-lists.server";
import { described } from "./picture";
import { viewPictures, withPictures } from "./picture.server";
import type { PostCard } from "./post-lists.server";

/** What the cards of public pages show, and nothing else of the items. */

const SHOWN_THUMBNAILS = 4;

/** Posts as `PostCard` shows them, in their order. */
export function postCards(posts: PostCard[]) {
  return withPictures(posts, (post) => post.featuredImage).map((post) => ({
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    category: post.category,
    tags: post.tags,
    readingTime: post.readingTime,
    publishedAt: post.publishedAt,
    hashtags: post.socialMediaHashtags,
    picture: described(post.picture, post.title),
  }));
}

export type PostCardView = ReturnType<typeof postCards>[number];

/** Destinations as `DestinationCard` and its dialog show them, in their order. */
export function destinationCards(destinations: Destination[]) {
  return withPictures(destinations, (destination) => destination.featuredImage).map(
    (destination) => ({
      slug: destination.slug,
      name: destination.name,
      state: destination.state,
      region: destination.region,
      description: destination.description,
      category: destination.category,
      difficulty: destination.difficulty,
      highlights: destination.highlights,
      bestTimeToVisit: destination.bestTimeToVisit,
      budgetRange: destination.budgetRange,
      recommendedStay: destination.recommendedStay,
      rating: destination.rating,
      isCurrentLocation: destination.isCurrentLocation,
      hashtags: destination.socialMediaHashtags,
      createdAt: destination.createdAt,
      picture: described(destination.picture, destination.name),
    }),
  );
}

export type DestinationCardView = ReturnType<typeof destinationCards>[number];

/** Collections as `CollectionCard` shows them, in their order. */
export function collectionCards(collections: Collection[]) {
  const firsts = collections.map((collection) => thumbnailsOf(collection));
  const views = viewPictures(firsts.flat());
  return collections.map(({ id, title, description, location, media }, index) => {
    const thumbnails = (firsts[index] ?? [])
      .flatMap((address) => views.get(address) ?? [])
      .map((picture) => described(picture, title));
    return {
      id,
      title,
      description,
      location,
      photoCount: media.filter((medium) => medium.type === "photo").length,
      videoCount: media.filter(isVideo).length,
      moreCount: Math.max(0, media.length - thumbnails.length),
      thumbnails,
    };
  });
}

export type CollectionCardView = ReturnType<typeof collectionCards>[number];

/** The addresses of the first pictures; the cover stands in where there are none. */
function thumbnailsOf({ media, coverImage }: Collection) {
  const pictures = media.flatMap(
    (medium) => (medium.type === "photo" ? medium.url : medium.thumbnailUrl) ?? [],
  );
  const shown = pictures.length > 0 ? pictures : [coverImage ?? []].flat();
  return shown.slice(0, SHOWN_THUMBNAILS);
}
