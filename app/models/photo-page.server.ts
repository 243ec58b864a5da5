import type { Collection } from "./collection.server";
import { described } from "./picture";
import { viewPicture } from "./picture.server";

/** One photo of a collection with its place among the photos and its neighbours, round at the ends; `null` when it is none of them. */
export function photoPage({ media, title: collectionTitle }: Collection, mediaId: string) {
  const photos = media.filter(({ type }) => type === "photo");
  const index = photos.findIndex(({ id }) => id === mediaId);
  const photo = photos[index];
  if (!photo) return null;
  const { id, title, caption, url } = photo;
  return {
    photo: {
      ...{ id, title, caption },
      picture: described(viewPicture(url), title || caption || collectionTitle),
    },
    position: index + 1,
    total: photos.length,
    previousId: photos.at(index - 1)?.id ?? id,
    nextId: photos[(index + 1) % photos.length]?.id ?? id,
  };
}
