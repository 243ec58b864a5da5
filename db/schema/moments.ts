import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import {
  deletion,
  instant,
  isDeleted,
  notDeleted,
  position,
  positionChecks,
  revision,
  uuid,
} from "../columns";

/** A sentence from the road, with or without a photograph. */
export const moments = sqliteTable(
  "moments",
  {
    id: uuid(),
    text: text().notNull(),
    /** A picture's address. */
    picture: text(),
    /** A name, such as 'Hampi'. */
    place: text(),
    happenedAt: instant().notNull(),
    /** The position is for the owner alone. */
    ...position(),
    isVisible: integer({ mode: "boolean" }).notNull().default(true),
    /**
     * The hidden move that reveals the moment to readers, because it tells where she is; `null` if it does not wait.
     */
    waitsFor: text(),
    /**
     * The columns as the owner changed them, with the move that they wait for: a change that would reveal where she is,
     * of a moment that readers know. `null` if the row itself is up to date.
     */
    held: text({ mode: "json" }).$type<Record<string, string | number | boolean | null>>(),
    ...revision(),
    ...deletion(),
  },
  (t) => [
    ...positionChecks("moments", t),
    index("moments_deleted").on(t.deletedAt).where(isDeleted),
    index("moments_shown").on(t.isVisible, t.waitsFor, t.happenedAt, t.createdAt).where(notDeleted),
    index("moments_desk").on(t.happenedAt, t.createdAt).where(notDeleted),
    index("moments_created").on(t.createdAt).where(notDeleted),
  ],
);
