import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { onlyRow, revision } from "../columns";

/** The owner's settings for the whole site. */
export const siteSettings = sqliteTable("site_settings", {
  id: onlyRow(),
  /** The settings that differ from the defaults, by name. */
  chosen: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
  ...revision(),
});
