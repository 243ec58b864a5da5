import { and, eq, type SQL, sql } from "drizzle-orm";
import { kinds, type UseName, type UsingKind, usingKinds } from "~/kinds";
import { among } from "~/models/base/lists/among.server";
import { shortTitle } from "~/models/base/lists/short-title.server";
import { groupBy } from "~/utils/group-by";
import { db } from "~db/client.server";
import { galleryCollections, galleryMedia } from "~db/schema/collections";
import { destinations } from "~db/schema/destinations";
import { homePageContent } from "~db/schema/home-page";
import { moments } from "~db/schema/moments";
import { newsletterIssues } from "~db/schema/newsletter";
import { pages } from "~db/schema/pages";
import { pictures, pictureUses } from "~db/schema/pictures";
import { travelPins } from "~db/schema/pins";
import { blogPosts } from "~db/schema/posts";
import { siteSettings } from "~db/schema/site-settings";

/** Where a picture stands; the path leads to the form in which it can be changed. */
export type PictureUse = { kind: UseName; title: string; path: string };

type Holder = { title: SQL; path: SQL; from: SQL };

function below(kind: "post" | "destination" | "pin" | "moment" | "collection" | "page" | "issue") {
  return sql`${kinds[kind].adminPath} || '/' || record_id`;
}

/** The records that hold pictures. */
const holders: Record<UsingKind, Holder> = {
  post: {
    title: sql`title`,
    path: below("post"),
    from: sql`${blogPosts} holder on holder.id = record_id`,
  },
  destination: {
    title: sql`name`,
    path: below("destination"),
    from: sql`${destinations} holder on holder.id = record_id`,
  },
  pin: {
    title: sql`name`,
    path: below("pin"),
    from: sql`${travelPins} holder on holder.id = record_id`,
  },
  moment: {
    title: shortTitle(sql`holder.text`),
    path: below("moment"),
    from: sql`${moments} holder on holder.id = record_id`,
  },
  collection: {
    title: sql`title`,
    path: below("collection"),
    from: sql`${galleryCollections} holder on holder.id = record_id`,
  },
  medium: {
    title: sql`coalesce(nullif(title, ''), nullif(caption, ''), 'Photo')`,
    path: sql`${kinds.collection.adminPath} || '/' || collection_id || '/media/' || record_id`,
    from: sql`${galleryMedia} holder on holder.id = record_id`,
  },
  home: {
    title: sql`'Home page'`,
    path: sql`${kinds.home.adminPath}`,
    from: sql`${homePageContent} holder on holder.id = record_id`,
  },
  page: {
    title: sql`coalesce(title, slug)`,
    path: below("page"),
    from: sql`${pages} holder on holder.id = record_id`,
  },
  settings: {
    title: sql`'Settings'`,
    path: sql`${kinds.settings.adminPath}`,
    from: sql`${siteSettings} holder on holder.id = record_id`,
  },
  issue: {
    title: sql`subject`,
    path: below("issue"),
    from: sql`${newsletterIssues} holder on holder.id = record_id`,
  },
};

function usesOfKind(kind: UsingKind, ids: string[]) {
  const { name } = kinds[kind];
  const { title, path, from } = holders[kind];
  return db.all<PictureUse & { id: string }>(sql`
    select picture_id as id, ${name} as kind, ${title} as title, ${path} as path
    from ${pictureUses} join ${from}
    where ${and(among(sql`picture_id`, ids), sql`picture_uses.kind = ${name}`)} order by holder.rowid`);
}

/** Where each of these pictures is used, by its id; one that is used nowhere is not there. */
export function listUses(ids: string[]): Map<string, PictureUse[]> {
  const found = groupBy(
    usingKinds.flatMap((kind) => usesOfKind(kind, ids)),
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
