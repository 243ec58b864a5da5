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

/** One sentence from the road, with a photograph or without. */
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
    /** The owner's alone. */
    ...position(),
    isVisible: integer({ mode: "boolean" }).notNull().default(true),
    /** The hidden move with which readers see it, for it tells where the traveller is; `null` where it waits for none. */
    waitsFor: text(),
    /**
     * The columns as the owner has them, with the move that they wait for: a change of what readers know already, which would
     * tell where she is. `null` where nothing else than the row is there.
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
