import { like, or, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { db } from "~db/client.server";
import {
  blogPosts,
  destinations,
  galleryCollections,
  galleryMedia,
  homePageContent,
  newsletterIssues,
  travelPins,
} from "~db/schema";
import { pictureIdsIn } from "./picture";
import { links } from "./record-links";
import { rowsPointing } from "./rows.server";

export const useKinds = ["letter", "place", "pin", "collection", "photo", "home", "issue"] as const;

/** Where a picture stands; the path leads to the form in which it can be changed. */
export type PictureUse = { kind: (typeof useKinds)[number]; title: string; path: string };

const OURS = "%/media/%";

/**
 * Where each picture of the site is used, by its id; one that is used nowhere is not there. Read from the
 * records themselves, so that it is true whatever wrote them.
 */
export function listUses() {
  const uses = new Map<string, PictureUse[]>();
  for (const { texts, ...use } of recordsWithPictures()) {
    for (const id of pictureIdsIn(texts.join(" "))) uses.set(id, [...(uses.get(id) ?? []), use]);
  }
  return uses;
}

/** Whether the picture with this id is used anywhere. */
export function isUsed(id: string) {
  const texts = [blogPosts.content, destinations.detailedDescription, newsletterIssues.content];
  const isIn = (column: SQLiteColumn) => {
    const found = db
      .select({ one: sql`1` })
      .from(column.table)
      .where(like(column, `%/media/${id}-%`));
    return found.limit(1).get() !== undefined;
  };
  return (
    texts.some(isIn) ||
    links.some((link) => link.to === "pictures" && rowsPointing(link, id).length > 0)
  );
}

function recordsWithPictures() {
  return [
    ...postsWithPictures(),
    ...destinationsWithPictures(),
    ...pinsWithPictures(),
    ...collectionsWithPictures(),
    ...mediaWithPictures(),
    ...homeWithPictures(),
    ...issuesWithPictures(),
  ];
}

type Holder = PictureUse & { texts: (string | null)[] };

function postsWithPictures(): Holder[] {
  const { id, title, featuredImage, content } = blogPosts;
  return db
    .select({ id, title, featuredImage, content })
    .from(blogPosts)
    .where(or(like(featuredImage, OURS), like(content, OURS)))
    .all()
    .map((post) => ({
      kind: "letter",
      title: post.title,
      path: `/admin/posts/${post.id}`,
      texts: [post.featuredImage, post.content],
    }));
}

function destinationsWithPictures(): Holder[] {
  const { id, name, featuredImage, detailedDescription } = destinations;
  return db
    .select({ id, name, featuredImage, detailedDescription })
    .from(destinations)
    .where(or(like(featuredImage, OURS), like(detailedDescription, OURS)))
    .all()
    .map((place) => ({
      kind: "place",
      title: place.name,
      path: `/admin/places/${place.id}`,
      texts: [place.featuredImage, place.detailedDescription],
    }));
}

function pinsWithPictures(): Holder[] {
  const { id, name, images } = travelPins;
  return db
    .select({ id, name, images })
    .from(travelPins)
    .where(like(images, OURS))
    .all()
    .map((pin) => ({
      kind: "pin",
      title: pin.name,
      path: `/admin/pins/${pin.id}`,
      texts: pin.images,
    }));
}

function collectionsWithPictures(): Holder[] {
  const { id, title, coverImage } = galleryCollections;
  return db
    .select({ id, title, coverImage })
    .from(galleryCollections)
    .where(like(coverImage, OURS))
    .all()
    .map((collection) => ({
      kind: "collection",
      title: collection.title,
      path: `/admin/gallery/${collection.id}`,
      texts: [collection.coverImage],
    }));
}

function mediaWithPictures(): Holder[] {
  const { id, collectionId, title, caption, url, thumbnailUrl } = galleryMedia;
  return db
    .select({ id, collectionId, title, caption, url, thumbnailUrl })
    .from(galleryMedia)
    .where(or(like(url, OURS), like(thumbnailUrl, OURS)))
    .all()
    .map((medium) => ({
      kind: "photo",
      title: medium.title || medium.caption || "Photo",
      path: `/admin/gallery/${medium.collectionId}/media/${medium.id}`,
      texts: [medium.url, medium.thumbnailUrl],
    }));
}

function homeWithPictures(): Holder[] {
  const { heroBackgroundImage } = homePageContent;
  return db
    .select({ heroBackgroundImage })
    .from(homePageContent)
    .where(like(heroBackgroundImage, OURS))
    .all()
    .map((home) => ({
      kind: "home",
      title: "Home page",
      path: "/admin/home",
      texts: [home.heroBackgroundImage],
    }));
}

function issuesWithPictures(): Holder[] {
  const { id, subject, content } = newsletterIssues;
  return db
    .select({ id, subject, content })
    .from(newsletterIssues)
    .where(like(content, OURS))
    .all()
    .map((issue) => ({
      kind: "issue",
      title: issue.subject,
      path: `/admin/newsletter/${issue.id}`,
      texts: [issue.content],
    }));
}
