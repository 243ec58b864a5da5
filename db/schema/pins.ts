import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { pinTypes } from "~/vocabulary";
import {
  deletion,
  isDeleted,
  notDeleted,
  oneOf,
  position,
  positionChecks,
  postAddresses,
  revision,
  stringList,
  updateAddresses,
  uuid,
} from "../columns";

export const travelPins = sqliteTable(
  "travel_pins",
  {
    id: uuid(),
    name: text().notNull(),
    description: text().notNull().default(""),
    ...position(),
    country: text().notNull(),
    city: text(),
    /** A calendar day, `YYYY-MM-DD`. */
    visitedDate: text(),
    /** The type apart from the moves: the last move decides which pin is the current one. */
    pinType: text({ enum: pinTypes }).notNull().default("visited"),
    pinColor: text().notNull().default("#f97316"),
    images: stringList().notNull().default([]),
    tags: stringList().notNull().default([]),
    rating: integer().notNull().default(0),
    notes: text().notNull().default(""),
    isVisible: integer({ mode: "boolean" }).notNull().default(true),
    ...postAddresses(),
    ...updateAddresses(),
    /** The place in the journey, smallest first; new pins go to the end. */
    sortOrder: integer().notNull().default(0),
    ...revision(),
    ...deletion(),
  },
  (t) => [
    ...positionChecks("travel_pins", t),
    check("travel_pins_type", oneOf(t.pinType, pinTypes)),
    check("travel_pins_rating", sql`${t.rating} between 0 and 5`),
    index("travel_pins_deleted").on(t.deletedAt).where(isDeleted),
    index("travel_pins_order").on(t.isVisible, t.sortOrder, t.createdAt).where(notDeleted),
    index("travel_pins_desk").on(t.sortOrder, t.createdAt).where(notDeleted),
  ],
);
