import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moveRules, type pinTypes } from "~/vocabulary";
import { instant, oneOf, position, positionChecks, updateAddresses, uuid } from "../columns";

/** Columns of pins and destinations by their ids, which wait with a hidden move. */
export type HeldChanges = {
  pins: Record<string, Record<string, unknown>>;
  destinations: Record<string, Record<string, unknown>>;
};

/** The pin that a move has reached, as it was before; `was` is `null` where the move made it. */
export type PinBefore = {
  id: string;
  /** The pin's version since the move: a later one has changes of the owner's. */
  version: number;
  was: {
    pinType: (typeof pinTypes)[number];
    visitedDate: string | null;
    description: string;
  } | null;
};

/**
 * Where she was and is: the last row that a reader may see is the journey record as that reader knows it, with the marks of
 * the current place. A row that is hidden has what she said; its figures are worked out when it is read or shown.
 */
export const moves = sqliteTable(
  "moves",
  {
    /** Also that of the pin which a place without one gets. */
    id: uuid(),
    /** The place's name; empty while only other things were said. */
    currentLocation: text().notNull().default(""),
    currentLocationDescription: text().notNull().default(""),
    ...position(),
    /** The state that it lies in; empty where nothing says so. */
    state: text().notNull().default(""),
    /** The records that are marked as the current place; `null` where there is none, or the owner took the mark off. */
    destinationId: text(),
    pinId: text(),
    /** Each figure is null when it was never given. */
    journeyProgress: integer(),
    daysTraveled: integer(),
    statesCovered: integer(),
    distanceCovered: integer(),
    /** The calendar day for which `daysTraveled` was given or worked out. */
    daysCountedOn: text(),
    nextStop: text().notNull().default("Coimbatore"),
    ...updateAddresses(),
    /** The words of the place's plan, which ends with the arrival; `null` where it was not planned. */
    expected: text(),
    /** What she says of a planned place, for beside its plan. */
    found: text().notNull().default(""),
    /** When she came there; 0 where nobody said so. */
    movedAt: instant().notNull(),
    rule: text({ enum: moveRules }).notNull().default("at-once"),
    /** When it may be shown; `null` where only the next move says so. */
    shownAt: instant(),
    isShown: integer({ mode: "boolean" }).notNull().default(true),
    /** What was said with a hidden move, as columns of this table that win over what follows from it. */
    given: text({ mode: "json" })
      .$type<Record<string, string | number | null>>()
      .notNull()
      .default({}),
    held: text({ mode: "json" })
      .$type<HeldChanges>()
      .notNull()
      .default({ pins: {}, destinations: {} }),
    /** What an undo brings back; `null` where the row can not be taken away. */
    before: text({ mode: "json" }).$type<{ pin: PinBefore | null }>(),
    /** Of a hidden move the number of its own saves. */
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
      // Each by itself: a figure that was never given is null, and so would be the least of them.
      sql`${t.daysTraveled} >= 0 and ${t.statesCovered} >= 0 and ${t.distanceCovered} >= 0`,
    ),
    index("moves_order").on(t.movedAt),
  ],
);
