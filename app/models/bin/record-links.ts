import { pictureIdOf } from "~/models/pictures/picture-name";
import type { Row, TableName } from "./bin-snapshot";

/** What in one table points to the rows of another. */
export type Link = {
  table: TableName;
  column: string;
  to: TableName;
  /** The other's id, the address of a picture, or a list of such addresses. */
  holds: "id" | "address" | "addresses";
  /** Without the other the row means nothing and goes along; else the column alone is cleared. */
  goesAlong: boolean;
  /** The record whose form shows the row, where that is another one: it is a version newer when the row goes or comes. */
  shownBy?: { table: TableName; column: string };
};

const byPlace = { shownBy: { table: "destinations", column: "destination_id" } } as const;
const byPost = { shownBy: { table: "blog_posts", column: "post_id" } } as const;

function member(table: TableName, column: string, to: TableName): Link {
  return { table, column, to, holds: "id", goesAlong: true };
}

function image(table: TableName, column: string): Link {
  return { table, column, to: "pictures", holds: "address", goesAlong: false };
}

/** Every link between records. Those whose rows go along come first: what went has nothing to be cleared. */
export const links: Link[] = [
  { ...member("destination_posts", "destination_id", "destinations"), ...byPlace },
  { ...member("destination_posts", "post_id", "blog_posts"), ...byPlace },
  { ...member("related_posts", "post_id", "blog_posts"), ...byPost },
  { ...member("related_posts", "related_id", "blog_posts"), ...byPost },
  member("gallery_media", "collection_id", "gallery_collections"),
  { ...image("gallery_media", "url"), goesAlong: true },
  // A letter that comes back has been announced, or was to go to nobody.
  { ...member("newsletter_issues", "post_id", "blog_posts"), goesAlong: false },
  { ...member("destinations", "related_gallery_id", "gallery_collections"), goesAlong: false },
  { ...member("blog_posts", "publish_when_left", "destinations"), goesAlong: false },
  image("blog_posts", "featured_image"),
  image("destinations", "featured_image"),
  image("gallery_collections", "cover_image"),
  image("gallery_media", "thumbnail_url"),
  image("home_page_content", "hero_background_image"),
  image("moments", "picture"),
  { ...image("travel_pins", "images"), holds: "addresses" },
];

/** The ids of the rows that this one points to by the link. */
export function targetsOf({ column, holds }: Link, row: Row) {
  const value = row[column];
  if (typeof value !== "string" || value === "") return [];
  if (holds === "id") return [value];
  const addresses = holds === "address" ? [value] : parseList(value);
  return [...new Set(addresses.flatMap((address) => pictureIdOf(address) ?? []))];
}

/** What the column holds once it points to these no longer. */
export function without({ column, holds }: Link, row: Row, ids: string[]) {
  if (holds !== "addresses") return null;
  return JSON.stringify(parseList(row[column]).filter((address) => !pointsTo(address, ids)));
}

/** What the column holds with what it held before, as far as it points to this one; what it holds by now stays. */
export function withBack({ column, holds }: Link, row: Row, before: string, id: string) {
  const now = row[column] ?? null;
  if (holds !== "addresses") return now === null || now === "" ? before : now;
  const list = parseList(now);
  if (list.some((address) => pointsTo(address, [id]))) return now;
  return JSON.stringify(merged(list, parseList(before), (address) => pointsTo(address, [id])));
}

function pointsTo(address: string, ids: string[]) {
  return ids.includes(pictureIdOf(address) ?? "");
}

/** Each entry that comes back stands after the one that it followed, as far as that is still there. */
function merged(now: string[], before: string[], comesBack: (entry: string) => boolean) {
  const list = [...now];
  for (const [index, entry] of before.entries()) {
    if (!comesBack(entry)) continue;
    const former = before.slice(0, index).findLast((one) => list.includes(one));
    const next = before.slice(index + 1).find((one) => list.includes(one));
    const at = former ? list.lastIndexOf(former) + 1 : next ? list.indexOf(next) : list.length;
    list.splice(at, 0, entry);
  }
  return list;
}

function parseList(value: Row[string] | undefined): string[] {
  return typeof value === "string" ? (JSON.parse(value) as string[]) : [];
}
