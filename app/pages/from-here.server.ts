import { firstPart } from "~/models/base/places/known-place";
import { findCollectionSummary } from "~/models/collections/collection-lists.server";
import { listFirstPhotos } from "~/models/collections/collection-media.server";
import type { Media } from "~/models/collections/medium.server";
import type { Destination } from "~/models/destinations/destination.server";
import { listPostsNaming } from "~/models/find/search/posts-naming.server";
import { described } from "~/models/pictures/picture";
import { viewPictures } from "~/models/pictures/picture.server";
import { foldText } from "~/search/search-words";
import { pick } from "~/utils/pick";

const LETTERS = 4;
const PHOTOS = 4;
/** In a collection of a long stretch, this many photographs are searched for those from one place. */
const PHOTOS_LOOKED_AT = 60;

type Named = Pick<Destination, "name" | "otherNames">;

function namesOf({ name, otherNames }: Named) {
  return [firstPart(name), ...otherNames];
}

/** The newest letters that mention a place, without those that are shown as related to it. */
export function postsNaming(place: Named, shown: { slug: string }[]) {
  const slugs = new Set(shown.map(({ slug }) => slug));
  return listPostsNaming(namesOf(place), LETTERS + slugs.size)
    .filter(({ slug }) => !slugs.has(slug))
    .slice(0, LETTERS);
}

/** The collection of a place, if it is public, with its photographs from there. */
export function collectionOf(place: Named & Pick<Destination, "relatedGalleryId">) {
  const collection = place.relatedGalleryId ? findCollectionSummary(place.relatedGalleryId) : null;
  if (!collection) return null;
  const kept = pick(
    collection,
    "id",
    "title",
    "description",
    "location",
    "photoCount",
    "videoCount",
  );
  return { ...kept, photos: photosFrom(place, collection) };
}

/** The photographs whose words mention the place first, then the others. */
function photosFrom(place: Named, collection: { id: string; title: string }) {
  const photos = listFirstPhotos(collection.id, PHOTOS_LOOKED_AT);
  const views = viewPictures(photos.map(({ url }) => url));
  const names = namesOf(place).map(foldText);
  const [own, others] = [true, false].map((isOwn) =>
    photos.filter(({ url, title, caption }) => {
      const words = foldText([title, caption, views.get(url)?.alt].join(" "));
      return names.some((name) => words.includes(name)) === isOwn;
    }),
  ) as [Media[], Media[]];
  return [...own, ...others].slice(0, PHOTOS).map(({ id, url, title, caption }) => ({
    id,
    picture: described(views.get(url) ?? null, title || caption || collection.title),
  }));
}
