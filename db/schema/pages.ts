import { sql } from "drizzle-orm";
import { check, index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { pagePlaces } from "~/vocabulary";
import { deletion, isDeleted, notDeleted, oneOf, revision, uuid } from "../columns";

/** The pages of texts: those that every site has, from the first save on, and the owner's own. */
export const pages = sqliteTable(
  "pages",
  {
    /** Of a page that every site has, its slug. */
    id: uuid(),
    slug: text().notNull(),
    /** `null` where it is as the site brings it, and of the content too. */
    title: text(),
    content: text(),
    /** What else the page says, by name, as far as it is not as the site brings it. */
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
