import { db } from "~db/client.server";
import { galleryCollections } from "~db/schema/collections";
import { destinations } from "~db/schema/destinations";
import { travelPins } from "~db/schema/pins";
import { blogPosts } from "~db/schema/posts";

/** Rows by the thousand, put into the tables as they are: a verb for each would take minutes. */

const FIRST_DAY = Date.UTC(2024, 0, 1);
const HOUR_MS = 3_600_000;
const AT_ONCE = 500;

type Table = Parameters<typeof db.insert>[0];

function insertAll<Row extends object>(table: Table, rows: Row[]) {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    db.insert(table)
      .values(rows.slice(from, from + AT_ONCE) as never)
      .run();
  }
}

function numbered<Row>(count: number, row: (name: string, at: Date) => Row) {
  return Array.from({ length: count }, (_, index) =>
    row(String(index).padStart(5, "0"), new Date(FIRST_DAY + index * HOUR_MS)),
  );
}

/** Live posts, `letter-00000` the oldest, an hour apart. */
export function insertPosts(count: number, content = "<p>On the road.</p>") {
  const rows = numbered(count, (name, at) => ({
    title: `Letter ${name}`,
    slug: `letter-${name}`,
    content,
    tags: [`tag${name}`],
    publishedAt: at,
    createdAt: at,
    updatedAt: at,
  }));
  insertAll(blogPosts, rows);
}

/** Visible destinations, `place-00000` the first, an hour apart. */
export function insertDestinations(count: number) {
  const rows = numbered(count, (name, at) => ({
    name: `Place ${name}`,
    slug: `place-${name}`,
    createdAt: at,
    updatedAt: at,
  }));
  insertAll(destinations, rows);
}

/** Visible pins in the order of the journey. */
export function insertPins(count: number) {
  const rows = numbered(count, (name, at) => ({
    name: `Pin ${name}`,
    country: "India",
    sortOrder: Number(name),
    createdAt: at,
    latitude: 8 + (Number(name) % 97) / 4,
    longitude: 70 + (Number(name) % 89) / 5,
  }));
  insertAll(travelPins, rows);
}

/** Visible collections without media, an hour apart. */
export function insertCollections(count: number) {
  const rows = numbered(count, (name, at) => ({
    title: `Set ${name}`,
    createdAt: at,
    updatedAt: at,
  }));
  insertAll(galleryCollections, rows);
}
