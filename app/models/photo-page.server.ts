import type { Audience } from "./audience";
import { findCollection } from "./collection.server";
import { described } from "./picture";
import { viewPicture } from "./picture.server";

/**
 * One photo of a collection, if the audience may see it, with its place among the photos and its neighbours, round at
 * the ends; `null` when it is none of them.
 */
export function findPhotoPage(collectionId: string, mediaId: string, audience: Audience) {
  const collection = findCollection(collectionId, audience);
  if (!collection) return null;
  const photos = collection.media.filter(({ type }) => type === "photo");
  const index = photos.findIndex(({ id }) => id === mediaId);
  const photo = photos[index];
  if (!photo) return null;
  const { id, title, caption, url } = photo;
  return {
    collection: { id: collection.id, title: collection.title },
    photo: {
      ...{ id, title, caption },
      picture: described(viewPicture(url), title || caption || collection.title),
    },
    position: index + 1,
    total: photos.length,
    previousId: photos.at(index - 1)?.id ?? id,
    nextId: photos[(index + 1) % photos.length]?.id ?? id,
  };
}
