import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { onlyRow, revision } from "../columns";

/** What the owner chose for the whole site. */
export const siteSettings = sqliteTable("site_settings", {
  id: onlyRow(),
  /** Those of the settings that differ from what they are without a choice, by their names. */
  chosen: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
  ...revision(),
});
