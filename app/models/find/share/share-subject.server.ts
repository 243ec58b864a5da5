import { findCollectionHead } from "~/models/collections/collection.server";
import { pageOfPhotos } from "~/models/collections/collection-media.server";
import { findDestination } from "~/models/destinations/destination.server";
import { placesOfPost } from "~/models/destinations/post-places.server";
import type { ShareRoad } from "~/models/pictures/picture-tasks";
import { findPost } from "~/models/posts/post.server";
import { getHomeContent } from "~/models/texts/home-content.server";
import { site } from "~/site";
import { hasPosition } from "~/utils/position/position";
import { type ShareItem, THE_JOURNEY, THE_SITE } from "./share-picture";
import { roadToInstant, roadToPlace, wholeRoad } from "./share-road.server";

/** The contents of a share picture. */
export type ShareSubject = {
  /** The words above the title. */
  name: string;
  title: string;
  /** The photograph's address. */
  photo: string | null;
  road: ShareRoad;
};

/** The contents of an item's share picture if the public may see the item; else `null`. */
export function findShareSubject({ kind, id }: ShareItem): ShareSubject | null {
  if (kind === "post") return subjectOfPost(id);
  if (kind === "destination") return subjectOfDestination(id);
  if (kind === "collection") return subjectOfCollection(id);
  if (id === THE_SITE.id) return subjectOfSite();
  return id === THE_JOURNEY.id ? subjectOfJourney() : null;
}

/** Shows the owner's icon; without one, only the colour of night. */
function subjectOfSite() {
  const { siteName, siteKind, icon } = site();
  return { name: siteKind, title: siteName, photo: icon, road: wholeRoad() };
}

/** The road ends where the letter was written; if that is unknown, where she was when it was published. */
function subjectOfPost(id: string) {
  const post = findPost({ id }, "public");
  if (!post) return null;
  const where = placesOfPost(post).find(({ coordinates }) => hasPosition(coordinates));
  const road = where
    ? roadToPlace(where.coordinates)
    : roadToInstant(post.publishedAt ?? new Date());
  return { name: site().siteName, title: post.title, photo: post.featuredImage, road };
}

function subjectOfDestination(id: string) {
  const destination = findDestination({ id }, "public");
  if (!destination) return null;
  const { name, featuredImage, coordinates } = destination;
  const road = hasPosition(coordinates) ? roadToPlace(coordinates) : wholeRoad();
  return { name: site().siteName, title: name, photo: featuredImage, road };
}

function subjectOfCollection(id: string) {
  const collection = findCollectionHead(id, "public");
  if (!collection) return null;
  const { title, coverImage, createdAt } = collection;
  const photo = coverImage ?? pageOfPhotos(id, 1)?.items[0]?.url ?? null;
  return { name: site().siteName, title, photo, road: roadToInstant(createdAt) };
}

function subjectOfJourney() {
  const photo = getHomeContent().heroBackgroundImage;
  return { name: site().siteName, title: "The Journey", photo, road: wholeRoad() };
}
