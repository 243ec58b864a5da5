import { integer, sqliteView, text } from "drizzle-orm/sqlite-core";
import { type BinKind, binKinds, kinds } from "~/kinds";

/** The title of a record of each kind in the bin: the first of these columns that is not empty. */
const names: Record<BinKind, string[]> = {
  post: ["title"],
  destination: ["name"],
  pin: ["name"],
  moment: ["text"],
  collection: ["title"],
  medium: ["title", "caption", "url"],
  picture: ["title", "alt", "file_name"],
  page: ["title"],
};

/** A photo that was deleted with its collection or its picture comes back with that, so the bin does not list it. */
const wentAlong = ["gallery_collections", "pictures"]
  .map((table) => `select deleted_at from ${table} where deleted_at is not null`)
  .join(" union all ");

const parts = binKinds.map((kind) => {
  const name = names[kind].map((column) => `nullif(${column}, '')`).join(", ");
  const isAlone = kind === "medium" ? ` and deleted_at not in (${wentAlong})` : "";
  return `select id, '${kind}' as kind, coalesce(${name}, 'Without a name') as title, deleted_at
    from ${kinds[kind].table} where deleted_at is not null${isAlone}`;
});

/** Deleted records, until they are restored or their time is over. */
export const bin = sqliteView("bin", {
  id: text("id").notNull(),
  kind: text("kind", { enum: binKinds }).notNull(),
  title: text("title").notNull(),
  deletedAt: integer("deleted_at", { mode: "timestamp_ms" }).notNull(),
}).existing();

/**
 * A temporary view of the connection. A view in the file would keep later migrations from rebuilding a table that it
 * reads.
 */
export const BIN_VIEW = `create temp view bin as ${parts.join(" union all ")}`;
