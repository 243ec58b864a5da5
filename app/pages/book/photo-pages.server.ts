import { findCollectionSummary } from "~/models/collections/collection-lists.server";
import { pageOfPhotos } from "~/models/collections/collection-media.server";
import { described } from "~/models/pictures/picture";
import { viewPictures } from "~/models/pictures/picture.server";
import type { BookStop } from "./book-stops.server";

/** The most photographs that a part of the book shows: two pages with two each. */
const MOST_PLATES = 4;

/**
 * Photographs from the collections of these stops: first one of each collection, then a second one, without those that
 * the book contains already. They keep their owner's order, because she puts the best first.
 */
export function photoPagesOf(stops: BookStop[], isShown: (address: string) => boolean) {
  const byStop = stops.flatMap(({ collectionId }) => photosOf(collectionId, isShown));
  const chosen: Photo[] = [];
  for (let turn = 0; turn < MOST_PLATES; turn += 1) {
    for (const photos of byStop) {
      const photo = photos[turn];
      if (photo && chosen.length < MOST_PLATES) chosen.push(photo);
    }
  }
  const views = viewPictures(chosen.map(({ address }) => address));
  return chosen.flatMap(({ address, words, collection }) => {
    const picture = described(views.get(address) ?? null, words || collection);
    return picture?.id ? [{ picture, caption: words, collection }] : [];
  });
}

type Photo = { address: string; words: string; collection: string };

/** The first photographs of a public collection; none of a hidden one. */
function photosOf(id: string | null, isShown: (address: string) => boolean): Photo[][] {
  const collection = id ? findCollectionSummary(id) : null;
  if (!collection) return [];
  const photos = pageOfPhotos(collection.id, 1)?.items ?? [];
  return [
    photos
      .filter(({ url }) => !isShown(url))
      .slice(0, MOST_PLATES)
      .map(({ url, title, caption }) => ({
        address: url,
        words: caption || title || "",
        collection: collection.title,
      })),
  ];
}
