import { and, eq, like, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { pictureColumns } from "~/models/bin/picture-places.server";
import { withAddress } from "~/models/pictures/picture";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { db } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { moments } from "~db/schema/moments";
import { newsletterIssues } from "~db/schema/newsletter";
import { pages } from "~db/schema/pages";
import { travelPins } from "~db/schema/pins";
import { blogPosts } from "~db/schema/posts";
import { siteSettings } from "~db/schema/site-settings";
import { versions } from "~db/schema/versions";

/** The columns that hold one address. */
const single = [...pictureColumns, ["gallery_media", "url"]] as const;

/**
 * Makes everything that points to a picture point to another address. Each record that changes is a version newer,
 * so that a form that is open meanwhile does not bring the old address back.
 */
export function pointElsewhere(id: string, address: string) {
  const ours = `/media/${id}-%`;
  for (const [table, column] of single) {
    const [holder, name] = [sql.identifier(table), sql.identifier(column)];
    db.run(
      sql`update ${holder} set ${name} = ${address}, version = version + 1 where ${name} like ${ours}`,
    );
  }
  pointPinsElsewhere(id, address);
  rewriteTexts(id, address);
  rewriteVersions(id, address);
}

function write(column: SQLiteColumn, value: string, where: ReturnType<typeof like>) {
  // As it is stored: a column of JSON would write a text as JSON once more.
  const set = { [column.name]: sql`${value}`, version: sql`version + 1` };
  db.update(column.table).set(set).where(where).run();
}

function pointPinsElsewhere(id: string, address: string) {
  const { images, version } = travelPins;
  const pins = db
    .select({ id: travelPins.id, images })
    .from(travelPins)
    .where(like(images, `%/media/${id}-%`))
    .all();
  for (const pin of pins) {
    const pointed = pin.images.map((one) => (pictureIdOf(one) === id ? address : one));
    const set = { images: pointed, version: sql`${version} + 1` };
    db.update(travelPins).set(set).where(eq(travelPins.id, pin.id)).run();
  }
}

/** The columns with addresses somewhere in them, in a text or in the values that a column holds as JSON. */
const texts = [
  blogPosts.content,
  destinations.detailedDescription,
  moments.held,
  newsletterIssues.content,
  pages.content,
  pages.members,
  siteSettings.chosen,
];

/** An address has no character that JSON writes otherwise. */
function rewriteTexts(id: string, address: string) {
  for (const text of texts) {
    const rows = db.all<{ id: string; text: string }>(
      sql`select id, ${text} as text from ${text.table} where ${like(text, `%/media/${id}-%`)}`,
    );
    for (const row of rows) {
      write(text, withAddress(row.text, id, address), eq(sql`id`, row.id));
    }
  }
}

/** What is restored later has the picture that took the place, too. */
function rewriteVersions(id: string, address: string) {
  const { kind, recordId, number, values } = versions;
  const rows = db
    .select({ kind, recordId, number, values })
    .from(versions)
    .where(like(values, `%/media/${id}-%`))
    .all();
  for (const row of rows) {
    const one = [eq(kind, row.kind), eq(recordId, row.recordId), eq(number, row.number)];
    const set = { values: withAddress(row.values, id, address) };
    db.update(versions)
      .set(set)
      .where(and(...one))
      .run();
  }
}
