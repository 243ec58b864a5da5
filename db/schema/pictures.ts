import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
} from "drizzle-orm/sqlite-core";
import { useNames } from "~/kinds";
import { deletion, instant, isDeleted, notDeleted, position, positionChecks } from "../columns";

/** A column that held a picture's address, and its whole value. */
export type FormerPlace = { table: string; id: string | number; column: string; value: string };

/** The pictures in `DATA_DIR/media`; `id` is the start of the original's SHA-256. */
export const pictures = sqliteTable(
  "pictures",
  {
    id: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** A tiny blurred WebP as a `data:` address. */
    placeholder: text().notNull(),
    /** The dominant colour, `#rrggbb`; empty for a picture without colours, null if it was not looked for. */
    colour: text(),
    alt: text().notNull().default(""),
    /** The point that stays in sight when a slot crops the picture: percent of its width and height. */
    focusX: integer().notNull().default(50),
    focusY: integer().notNull().default(50),
    /** The following columns are for the owner alone. */
    title: text().notNull().default(""),
    takenAt: instant(),
    /** The camera's offset in minutes east of UTC, if known. */
    takenOffset: integer(),
    /** The time guessed from the file's name. As long as `takenAt` equals it, that is a guess. */
    takenGuess: instant(),
    ...position(),
    /** Where the camera looked, degrees clockwise from north. */
    direction: real(),
    camera: text().notNull().default(""),
    /** The file's name on the owner's device. */
    fileName: text().notNull().default(""),
    /** The end of the file is missing, and little of the picture with it. */
    endsEarly: integer({ mode: "boolean" }).notNull().default(false),
    /** A map that the site drew for a mail: stored like a photograph, but never listed among them. */
    isDrawn: integer({ mode: "boolean" }).notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: instant()
      .notNull()
      .$defaultFn(() => new Date()),
    ...deletion(),
    /** For a picture in the bin: the columns that it was removed from, to restore them. */
    formerPlaces: text({ mode: "json" }).$type<FormerPlace[]>().notNull().default([]),
  },
  (t) => [
    ...positionChecks("pictures", t),
    check("pictures_size", sql`${t.width} > 0 and ${t.height} > 0`),
    index("pictures_deleted").on(t.deletedAt).where(isDeleted),
    index("pictures_created").on(t.createdAt).where(notDeleted),
  ],
);

/**
 * The records that use a picture, in a field or in their text; triggers keep it up to date for every program that
 * writes.
 */
export const pictureUses = sqliteTable(
  "picture_uses",
  {
    pictureId: text().notNull(),
    kind: text({ enum: useNames }).notNull(),
    recordId: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pictureId, t.kind, t.recordId] }),
    index("picture_uses_record").on(t.kind, t.recordId),
  ],
);
