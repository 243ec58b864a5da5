import type { Audience } from "~/models/base/records/audience";
import { findCollectionHead } from "~/models/collections/collection.server";
import { placeOfPhoto } from "~/models/collections/collection-media.server";
import { findMedium } from "~/models/collections/medium.server";
import { described } from "~/models/pictures/picture";
import { viewPicture } from "~/models/pictures/picture.server";

/**
 * A photo of a collection, if the audience may see it, with its place among the photos and its neighbours; the ends
 * join up. `null` if it is not one of them.
 */
export function findPhotoPage(collectionId: string, mediaId: string, audience: Audience) {
  const collection = findCollectionHead(collectionId, audience);
  const photo = findMedium(mediaId, audience);
  if (!collection || photo?.type !== "photo" || photo.collectionId !== collection.id) return null;
  const { id, title, caption, url } = photo;
  return {
    collection: { id: collection.id, title: collection.title },
    photo: {
      id,
      title,
      caption,
      picture: described(viewPicture(url), title || caption || collection.title),
    },
    ...placeOfPhoto(photo),
  };
}
