import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant, onlyRow } from "../columns";

/** When the site backs itself up next, and what became of the last attempt. */
export const backupSchedule = sqliteTable("backup_schedule", {
  id: onlyRow(),
  dueAt: instant().notNull(),
  /** Why the last attempt made no backup; nothing where it did. */
  failure: text(),
  failedAt: instant(),
  /** The archive of whose failed proof the owner was told last. */
  toldName: text(),
});
