import { and, eq, type SQL, sql } from "drizzle-orm";
import { kinds, type UseName, type UsingKind, usingKinds } from "~/kinds";
import { among } from "~/models/base/lists/among.server";
import { shortTitle } from "~/models/base/lists/short-title.server";
import { groupBy } from "~/utils/group-by";
import { db } from "~db/client.server";
import { pictures, pictureUses } from "~db/schema/pictures";

/** A use of a picture; the path leads to the form that can change it. */
export type PictureUse = { kind: UseName; title: string; path: string };

/** The title of a record of each kind that holds pictures. */
const titles: Record<UsingKind, SQL> = {
  post: sql`title`,
  destination: sql`name`,
  pin: sql`name`,
  moment: shortTitle(sql`holder.text`),
  collection: sql`title`,
  medium: sql`coalesce(nullif(title, ''), nullif(caption, ''), 'Photo')`,
  home: sql`'Home page'`,
  page: sql`coalesce(title, slug)`,
  settings: sql`'Settings'`,
  issue: sql`subject`,
};

function formPath(kind: UsingKind) {
  if (kind === "medium") {
    return sql`${kinds.collection.adminPath} || '/' || collection_id || '/media/' || record_id`;
  }
  const { adminPath } = kinds[kind];
  const isOne = kind === "home" || kind === "settings";
  return isOne ? sql`${adminPath}` : sql`${adminPath} || '/' || record_id`;
}

function usesOfKind(kind: UsingKind, ids: string[]) {
  const { name, table } = kinds[kind];
  return db.all<PictureUse & { id: string }>(sql`
    select picture_id as id, ${name} as kind, ${titles[kind]} as title, ${formPath(kind)} as path
    from ${pictureUses} join ${sql.raw(table)} holder on holder.id = record_id
    where ${and(among(sql`picture_id`, ids), sql`picture_uses.kind = ${name}`)} order by holder.rowid`);
}

/** The uses of these pictures by id; unused ones are absent. */
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
