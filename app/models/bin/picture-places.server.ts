import { type SQL, sql } from "drizzle-orm";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { db } from "~db/client.server";
import type { FormerPlace } from "~db/schema/pictures";

/**
 * The columns that hold a picture's address. They are emptied while the picture is in the bin, because their readers do
 * not check for it. Photos of collections are not among them: they go into the bin with their picture.
 */
export const pictureColumns = [
  ["blog_posts", "featured_image"],
  ["destinations", "featured_image"],
  ["gallery_collections", "cover_image"],
  ["gallery_media", "thumbnail_url"],
  ["home_page_content", "hero_background_image"],
  ["moments", "picture"],
] as const;

/** The one column that holds a list of addresses. */
const LIST = ["travel_pins", "images"] as const;

type Holder = Pick<FormerPlace, "id" | "value">;

/** Empties the places of a picture and raises the version of each record; returns what they held. */
export function removeFromPlaces(pictureId: string): FormerPlace[] {
  const single = pictureColumns.flatMap(([table, column]) =>
    read(table, column, sql`${sql.identifier(column)} like ${`/media/${pictureId}-%`}`).map(
      (holder) => {
        write({ ...holder, table, column }, null);
        return { ...holder, table, column };
      },
    ),
  );
  const [table, column] = LIST;
  const lists = read(table, column, sql`images like ${`%/media/${pictureId}-%`}`).map((holder) => {
    const left = listOf(holder.value).filter((address) => pictureIdOf(address) !== pictureId);
    write({ ...holder, table, column }, JSON.stringify(left));
    return { ...holder, table, column };
  });
  return [...single, ...lists];
}

/**
 * Puts a picture back where it was, if the record exists and the place is empty. In a list it joins the other pictures.
 */
export function addToPlaces(pictureId: string, places: FormerPlace[]) {
  for (const place of places) {
    const [now] = read(place.table, place.column, sql`id = ${place.id}`);
    if (!now) continue;
    if (place.table !== LIST[0]) {
      if (!now.value) write(place, place.value);
      continue;
    }
    const list = listOf(now.value);
    if (list.some((address) => pictureIdOf(address) === pictureId)) continue;
    write(place, JSON.stringify(merged(list, listOf(place.value), pictureId)));
  }
}

/** The picture stands after its former predecessor, if that is still there, else before its former successor. */
function merged(now: string[], before: string[], pictureId: string) {
  const list = [...now];
  for (const [index, address] of before.entries()) {
    if (pictureIdOf(address) !== pictureId) continue;
    const former = before.slice(0, index).findLast((one) => list.includes(one));
    const next = before.slice(index + 1).find((one) => list.includes(one));
    const at = former ? list.lastIndexOf(former) + 1 : next ? list.indexOf(next) : list.length;
    list.splice(at, 0, address);
  }
  return list;
}

function read(table: string, column: string, where: SQL) {
  return db.all<Holder>(
    sql`select id, ${sql.identifier(column)} as value from ${sql.identifier(table)} where ${where}`,
  );
}

function write({ table, column, id }: FormerPlace, value: string | null) {
  const set = sql`${sql.identifier(column)} = ${value}, version = version + 1`;
  db.run(sql`update ${sql.identifier(table)} set ${set} where id = ${id}`);
}

function listOf(json: string) {
  return JSON.parse(json) as string[];
}
