import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant, uuid } from "../columns";

export const users = sqliteTable("users", {
  id: uuid(),
  username: text().notNull().unique(),
  /** An argon2id hash in PHC format, never the password. */
  password: text().notNull(),
});

export const sessions = sqliteTable(
  "sessions",
  {
    id: uuid(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expires: instant().notNull(),
    /** SHA-256 of the token in the cookie, so that a copy of the table signs nobody in. */
    sessionToken: text().notNull().unique(),
  },
  (t) => [index("sessions_expires").on(t.expires), index("sessions_user").on(t.userId)],
);
