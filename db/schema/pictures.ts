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

/** A column that held the address of a picture, and all that it held. */
export type FormerPlace = { table: string; id: string | number; column: string; value: string };

/** What is known of each picture in `DATA_DIR/media`; `id` is the start of its original's SHA-256. */
export const pictures = sqliteTable(
  "pictures",
  {
    id: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** A tiny blurred WebP as a `data:` address. */
    placeholder: text().notNull(),
    /** The colour that stands out, `#rrggbb`; empty for one without colours, null where nobody looked. */
    colour: text(),
    alt: text().notNull().default(""),
    /** What must stay in sight where a slot crops the picture: percent of its width and height. */
    focusX: integer().notNull().default(50),
    focusY: integer().notNull().default(50),
    /** What follows is the owner's alone. */
    title: text().notNull().default(""),
    takenAt: instant(),
    /** The camera's clock, minutes east of UTC, where it said so. */
    takenOffset: integer(),
    /** The time in the file's name, where nothing else says one: as long as `takenAt` is this, it is a guess. */
    takenGuess: instant(),
    ...position(),
    /** Where the camera looked, degrees clockwise from north. */
    direction: real(),
    camera: text().notNull().default(""),
    /** The name that the file had on the owner's device. */
    fileName: text().notNull().default(""),
    /** The file lacks its last bytes, and little of the picture with them. */
    endsEarly: integer({ mode: "boolean" }).notNull().default(false),
    /** A map that the site drew for a mail: kept like a photograph, and shown among them nowhere. */
    isDrawn: integer({ mode: "boolean" }).notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: instant()
      .notNull()
      .$defaultFn(() => new Date()),
    ...deletion(),
    /** Of one in the bin: the columns that it was taken out of, and is put into again. */
    formerPlaces: text({ mode: "json" }).$type<FormerPlace[]>().notNull().default([]),
  },
  (t) => [
    ...positionChecks("pictures", t),
    check("pictures_size", sql`${t.width} > 0 and ${t.height} > 0`),
    index("pictures_deleted").on(t.deletedAt).where(isDeleted),
    index("pictures_created").on(t.createdAt).where(notDeleted),
  ],
);

/** Which records hold the address of a picture, in a field or in their text; kept by triggers, whatever writes them. */
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
