import { sql } from "drizzle-orm";
import { check, index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { pagePlaces } from "~/vocabulary";
import { deletion, isDeleted, notDeleted, oneOf, revision, uuid } from "../columns";

/** Pages of texts: the standard ones once they were saved, and the owner's own. */
export const pages = sqliteTable(
  "pages",
  {
    /** For a standard page this is its slug. */
    id: uuid(),
    slug: text().notNull(),
    /** Title and content; `null` for the standard text. */
    title: text(),
    content: text(),
    /** The page's other texts by name, only those that differ from the standard ones. */
    members: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    place: text({ enum: pagePlaces }).notNull().default("none"),
    ...revision(),
    ...deletion(),
  },
  (t) => [
    uniqueIndex("pages_slug").on(t.slug).where(notDeleted),
    index("pages_deleted").on(t.deletedAt).where(isDeleted),
    index("pages_title").on(sql`${t.title} collate nocase`),
    check("pages_place", oneOf(t.place, pagePlaces)),
  ],
);
