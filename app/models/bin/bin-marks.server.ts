import { and, eq, gt, sql } from "drizzle-orm";
import { db } from "~db/client.server";
import { bin } from "~db/schema/bin";
import { destinations } from "~db/schema/destinations";
import { lastMove } from "~db/schema/journey";
import { travelPins } from "~db/schema/pins";
import type { Row, TableName } from "./bin-snapshot";

/** What the bin has to do with where the traveller is, and with the order of the road. */

/**
 * A record that comes back as it was, but no longer as the current one where something else is that now, or the
 * traveller has moved since it was deleted.
 */
export function withMarkOfNow(table: TableName, row: Row, deletedAt: Date): Row {
  if (!isMarked(table, row) || !(isOtherMarked(table) || hasMovedSince(deletedAt))) return row;
  const unmarked: Row =
    table === "destinations" ? { is_current_location: 0 } : { pin_type: "visited" };
  return { ...row, ...unmarked, version: Number(row.version) + 1 };
}

function isMarked(table: TableName, row: Row) {
  if (table === "destinations") return row.is_current_location === 1;
  return table === "travel_pins" && row.pin_type === "current";
}

function isOtherMarked(table: TableName) {
  const { id, isCurrentLocation } = destinations;
  const found =
    table === "destinations"
      ? db.select({ id }).from(destinations).where(eq(isCurrentLocation, true)).get()
      : db
          .select({ id: travelPins.id })
          .from(travelPins)
          .where(eq(travelPins.pinType, "current"))
          .get();
  return found !== undefined;
}

function hasMovedSince(date: Date) {
  const { id, movedAt } = lastMove;
  return db.select({ id }).from(lastMove).where(gt(movedAt, date)).get() !== undefined;
}

/** Pins after this place in the road move on by one in the bin too, so that each comes back between its neighbours. */
export function shiftBinnedPins(order: number) {
  const path = "$.travel_pins[0].sort_order";
  const rows = sql`json_set(${bin.rows}, ${path}, json_extract(${bin.rows}, ${path}) + 1)`;
  const isAfter = sql`case when json_valid(${bin.rows}) then json_extract(${bin.rows}, ${path}) > ${order} end`;
  db.update(bin)
    .set({ rows })
    .where(and(eq(bin.kind, "pin"), isAfter))
    .run();
}
