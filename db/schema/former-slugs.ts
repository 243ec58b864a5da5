import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { slugKinds } from "~/kinds";

/** Addresses that an item had before it was renamed; they redirect to the present one. */
export const formerSlugs = sqliteTable(
  "former_slugs",
  {
    slug: text().notNull(),
    entity: text({ enum: slugKinds }).notNull(),
    targetId: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.entity, t.slug] }), index("former_slugs_target").on(t.targetId)],
);
