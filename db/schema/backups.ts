import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant, onlyRow } from "../columns";

/** When the next scheduled backup is due, and the result of the last attempt. */
export const backupSchedule = sqliteTable("backup_schedule", {
  id: onlyRow(),
  dueAt: instant().notNull(),
  /** Why the last attempt failed; empty after a success. */
  failure: text(),
  failedAt: instant(),
  /** The last archive about whose failed check the owner was told. */
  toldName: text(),
});
