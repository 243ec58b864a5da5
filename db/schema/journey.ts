import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant, onlyRow, position, positionChecks, updateAddresses } from "../columns";
import type { MoveState } from "../move-state";

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
