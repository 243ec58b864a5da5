import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moveRules, type pinTypes } from "~/vocabulary";
import { instant, oneOf, position, positionChecks, updateAddresses, uuid } from "../columns";

/** Changes of pins and destinations, by id, that wait until a hidden move is shown. */
export type PendingChanges = {
  pins: Record<string, Record<string, unknown>>;
  destinations: Record<string, Record<string, unknown>>;
};

/** The pin that a move has reached, as it was before the move; `was` is `null` if the move created it. */
export type PinBefore = {
  id: string;
  /** The pin's version after the move: a higher one means that the owner has changed it since. */
  version: number;
  was: {
    pinType: (typeof pinTypes)[number];
    visitedDate: string | null;
    description: string;
  } | null;
};

/**
 * The traveller's moves. The last row that an audience may see is its journey record, and marks the current place. A
 * hidden row holds only what she entered; its figures are worked out when it is read or shown.
 */
export const moves = sqliteTable(
  "moves",
  {
    /** Also the id of the pin that is made for a place without one. */
    id: uuid(),
    /** The place's name; empty as long as no place was entered. */
    currentLocation: text().notNull().default(""),
    currentLocationDescription: text().notNull().default(""),
    ...position(),
    /** The state of the place; empty if unknown. */
    state: text().notNull().default(""),
    /** The records that are marked as the current place; `null` if there is none or the owner removed the mark. */
    destinationId: text(),
    pinId: text(),
    /** A figure is null unless it was set by hand. */
    journeyProgress: integer(),
    daysTraveled: integer(),
    statesCovered: integer(),
    distanceCovered: integer(),
    /** The calendar day that `daysTraveled` belongs to. */
    daysCountedOn: text(),
    nextStop: text().notNull().default("Coimbatore"),
    ...updateAddresses(),
    /** The words of the place's plan, which ends with the arrival; `null` if it was not planned. */
    expected: text(),
    /** Her words about a planned place, to stand beside its plan. */
    found: text().notNull().default(""),
    /** When she arrived; 0 if unknown. */
    movedAt: instant().notNull(),
    rule: text({ enum: moveRules }).notNull().default("at-once"),
    /** When readers may see it; `null` if only the next move decides. */
    shownAt: instant(),
    isShown: integer({ mode: "boolean" }).notNull().default(true),
    /** The values entered with a hidden move, by column; they win over those that follow from the move. */
    given: text({ mode: "json" })
      .$type<Record<string, string | number | null>>()
      .notNull()
      .default({}),
    held: text({ mode: "json" })
      .$type<PendingChanges>()
      .notNull()
      .default({ pins: {}, destinations: {} }),
    /** The state that an undo restores; `null` if the move cannot be undone. */
    before: text({ mode: "json" }).$type<{ pin: PinBefore | null }>(),
    /** For a hidden move, the number of its own saves. */
    version: integer().notNull().default(1),
    lastUpdated: instant()
      .notNull()
      .$defaultFn(() => new Date()),
  },
  (t) => [
    ...positionChecks("moves", t),
    check("moves_rule", oneOf(t.rule, moveRules)),
    check("moves_progress", sql`${t.journeyProgress} between 0 and 100`),
    check(
      "moves_counts",
      // Each figure is compared by itself: `min()` would be null as soon as one figure is.
      sql`${t.daysTraveled} >= 0 and ${t.statesCovered} >= 0 and ${t.distanceCovered} >= 0`,
    ),
    index("moves_order").on(t.movedAt),
  ],
);
