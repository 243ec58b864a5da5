import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moveRules } from "~/vocabulary";
import {
  instant,
  oneOf,
  onlyRow,
  position,
  positionChecks,
  updateAddresses,
  uuid,
} from "../columns";
import type { HeldChanges, HeldPlace, MoveState } from "../move-state";

export const journeyTracking = sqliteTable(
  "journey_tracking",
  {
    id: onlyRow(),
    /** Empty when it was never given. */
    currentLocation: text().notNull().default(""),
    currentLocationDescription: text().notNull().default(""),
    ...position(),
    /** Each figure is null when it was never given. */
    journeyProgress: integer(),
    daysTraveled: integer(),
    statesCovered: integer(),
    distanceCovered: integer(),
    /** The calendar day for which `daysTraveled` was given or worked out. */
    daysCountedOn: text(),
    nextStop: text().notNull().default("Coimbatore"),
    ...updateAddresses(),
    version: integer().notNull().default(1),
    lastUpdated: instant()
      .notNull()
      .$defaultFn(() => new Date()),
    /** When she came to where this record says that she is; `null` where no move said so. */
    movedAt: instant(),
  },
  (t) => [
    check("journey_tracking_only_row", sql`${t.id} = 1`),
    ...positionChecks("journey_tracking", t),
    check("journey_tracking_progress", sql`${t.journeyProgress} between 0 and 100`),
    check(
      "journey_tracking_counts",
      // Each by itself: a figure that was never given is null, and so would be the least of them.
      sql`${t.daysTraveled} >= 0 and ${t.statesCovered} >= 0 and ${t.distanceCovered} >= 0`,
    ),
  ],
);

/** What the last move changed, as it was before and as it was left, so that it can be undone. */
export const lastMove = sqliteTable(
  "last_move",
  {
    id: onlyRow(),
    /** Where the traveller was said to be, and is since; the first is empty on a first move. */
    fromName: text().notNull(),
    toName: text().notNull(),
    before: text({ mode: "json" }).$type<MoveState>().notNull(),
    after: text({ mode: "json" }).$type<MoveState>().notNull(),
    movedAt: instant().notNull(),
  },
  (t) => [check("last_move_only_row", sql`${t.id} = 1`)],
);

/** The moves that the public may not see yet, in the order in which they happened: none of them has changed another table. */
export const hiddenMoves = sqliteTable(
  "hidden_moves",
  {
    /** Also that of the pin which a place without one gets. */
    id: uuid(),
    fromName: text().notNull(),
    place: text({ mode: "json" }).$type<HeldPlace>().notNull(),
    /** What was said with it, as columns of the journey record. */
    given: text({ mode: "json" }).$type<Record<string, string | number | null>>().notNull(),
    found: text().notNull(),
    /** Changes of the place's own records, which wait with it. */
    held: text({ mode: "json" }).$type<HeldChanges>().notNull(),
    rule: text({ enum: moveRules }).notNull(),
    /** When it may be shown; `null` where only the next move says so. */
    shownAt: instant(),
    movedAt: instant().notNull(),
    /** How often something was saved with it. */
    saves: integer().notNull().default(1),
  },
  (t) => [
    check("hidden_moves_rule", oneOf(t.rule, moveRules)),
    index("hidden_moves_order").on(t.movedAt),
  ],
);
