import { eq, like, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { db } from "~db/client.server";
import {
  blogPosts,
  destinations,
  galleryCollections,
  galleryMedia,
  homePageContent,
  travelPins,
} from "~db/schema";
import { withAddress } from "./picture";
import { pictureIdOf } from "./picture-name";

/** The columns that hold one address. A photo's own is not among them: without it there is no photo. */
const single = [
  blogPosts.featuredImage,
  destinations.featuredImage,
  galleryCollections.coverImage,
  galleryMedia.thumbnailUrl,
  homePageContent.heroBackgroundImage,
];

/**
 * Makes everything that points to a picture point to another address, or to none: then a photo of a collection
 * goes with its picture, and a text keeps its words, for what is gone is not shown. Each record that changes is
 * a version newer, so that a form that is open meanwhile does not bring the old address back.
 */
export function pointElsewhere(id: string, address: string | null) {
  const ours = `/media/${id}-%`;
  for (const column of single) write(column, address, like(column, ours));
  if (address) write(galleryMedia.url, address, like(galleryMedia.url, ours));
  else db.delete(galleryMedia).where(like(galleryMedia.url, ours)).run();
  pointPinsElsewhere(id, address);
  if (address) rewriteTexts(id, address);
}

function write(column: SQLiteColumn, value: string | null, where: ReturnType<typeof like>) {
  const set = { [column.name]: value, version: sql`version + 1` };
  db.update(column.table).set(set).where(where).run();
}

function pointPinsElsewhere(id: string, address: string | null) {
  const { images, version } = travelPins;
  const pins = db
    .select({ id: travelPins.id, images })
    .from(travelPins)
    .where(like(images, `%/media/${id}-%`))
    .all();
  for (const pin of pins) {
    const left = pin.images.map((one) => (pictureIdOf(one) === id ? address : one));
    const set = { images: left.filter((one) => one !== null), version: sql`${version} + 1` };
    db.update(travelPins).set(set).where(eq(travelPins.id, pin.id)).run();
  }
}

function rewriteTexts(id: string, address: string) {
  for (const text of [blogPosts.content, destinations.detailedDescription]) {
    const rows = db.all<{ id: string; text: string }>(
      sql`select id, ${text} as text from ${text.table} where ${like(text, `%/media/${id}-%`)}`,
    );
    for (const row of rows) {
      write(text, withAddress(row.text, id, address), eq(sql`id`, row.id));
    }
  }
}
