import { and, eq, type SQL, sql } from "drizzle-orm";
import { among } from "~/models/lists/among.server";
import { groupBy } from "~/utils/group-by";
import { type UseKind, useKinds } from "~/vocabulary";
import { db } from "~db/client.server";
import { galleryCollections, galleryMedia } from "~db/schema/collections";
import { destinations } from "~db/schema/destinations";
import { homePageContent } from "~db/schema/home-page";
import { newsletterIssues } from "~db/schema/newsletter";
import { pictures, pictureUses } from "~db/schema/pictures";
import { travelPins } from "~db/schema/pins";
import { blogPosts } from "~db/schema/posts";

/** Where a picture stands; the path leads to the form in which it can be changed. */
export type PictureUse = { kind: UseKind; title: string; path: string };

type Holder = { title: SQL; path: SQL; from: SQL };

/** The records that hold pictures, by the use that has their id. */
const holders: Record<UseKind, Holder> = {
  letter: {
    title: sql`title`,
    path: sql`'/admin/posts/' || record_id`,
    from: sql`${blogPosts} holder on holder.id = record_id`,
  },
  place: {
    title: sql`name`,
    path: sql`'/admin/places/' || record_id`,
    from: sql`${destinations} holder on holder.id = record_id`,
  },
  pin: {
    title: sql`name`,
    path: sql`'/admin/pins/' || record_id`,
    from: sql`${travelPins} holder on holder.id = record_id`,
  },
  collection: {
    title: sql`title`,
    path: sql`'/admin/gallery/' || record_id`,
    from: sql`${galleryCollections} holder on holder.id = record_id`,
  },
  photo: {
    title: sql`coalesce(nullif(title, ''), nullif(caption, ''), 'Photo')`,
    path: sql`'/admin/gallery/' || collection_id || '/media/' || record_id`,
    from: sql`${galleryMedia} holder on holder.id = record_id`,
  },
  home: {
    title: sql`'Home page'`,
    path: sql`'/admin/home'`,
    from: sql`${homePageContent} holder on holder.id = record_id`,
  },
  issue: {
    title: sql`subject`,
    path: sql`'/admin/newsletter/' || record_id`,
    from: sql`${newsletterIssues} holder on holder.id = record_id`,
  },
};

function usesOfKind(kind: UseKind, ids: string[]) {
  const { title, path, from } = holders[kind];
  return db.all<PictureUse & { id: string }>(sql`
    select picture_id as id, ${kind} as kind, ${title} as title, ${path} as path
    from ${pictureUses} join ${from}
    where ${and(among(sql`picture_id`, ids), sql`picture_uses.kind = ${kind}`)} order by holder.rowid`);
}

/** Where each of these pictures is used, by its id; one that is used nowhere is not there. */
export function listUses(ids: string[]): Map<string, PictureUse[]> {
  const found = groupBy(
    useKinds.flatMap((kind) => usesOfKind(kind, ids)),
    ({ id }) => id,
  );
  return new Map([...found].map(([id, uses]) => [id, uses.map(({ id: _id, ...use }) => use)]));
}

/** Whether the picture with this id is used anywhere. */
export function isUsed(id: string) {
  const use = db.select({ one: sql`1` }).from(pictureUses).where(eq(pictureUses.pictureId, id));
  return use.limit(1).get() !== undefined;
}

/** Whether the picture of the row is used nowhere. */
export const isUnused = sql`not exists
  (select 1 from ${pictureUses} where ${pictureUses.pictureId} = ${pictures.id})`;
