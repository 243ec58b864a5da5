import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import type { MoveState } from "~db/move-state";
import { destinations } from "~db/schema/destinations";
import { journeyTracking, lastMove } from "~db/schema/journey";
import { travelPins } from "~db/schema/pins";
import { getTracker } from "./tracker.server";

/** The records that a move touches. */
type Touched = { destinations: string[]; pins: string[] };

/** These records and the journey record as they are now. */
export function readMoveState(touched: Touched): MoveState {
  const { id, version, isCurrentLocation } = destinations;
  const { pinType, visitedDate, description } = travelPins;
  const state = {
    tracker: getTracker(),
    destinations: db
      .select({ id, version, isCurrentLocation })
      .from(destinations)
      .where(and(inArray(id, touched.destinations), isNull(destinations.deletedAt)))
      .orderBy(id)
      .all(),
    pins: db
      .select({
        id: travelPins.id,
        version: travelPins.version,
        pinType,
        visitedDate,
        description,
      })
      .from(travelPins)
      .where(and(inArray(travelPins.id, touched.pins), isNull(travelPins.deletedAt)))
      .orderBy(travelPins.id)
      .all(),
  };
  // As it comes back from the table, so that two states can be compared.
  return JSON.parse(JSON.stringify(state)) as MoveState;
}

type Named = { fromName: string; toName: string; movedAt: Date };

/** Keeps what a move changed, in place of the move before it. */
export function rememberMove(before: MoveState, after: MoveState, named: Named) {
  const move = { ...named, before, after };
  db.insert(lastMove)
    .values({ id: 1, ...move })
    .onConflictDoUpdate({ target: lastMove.id, set: move })
    .run();
}

/** The records that this state is of. */
export function touchedBy({ destinations, pins }: MoveState): Touched {
  const idsOf = (records: { id: string }[]) => records.map(({ id }) => id);
  return { destinations: idsOf(destinations), pins: idsOf(pins) };
}

const whole = pick(lastMove, "fromName", "toName", "before", "after", "movedAt");

/** The last move while everything is still as it left it, so that it can be undone; else `null`. */
export function getUndoableMove() {
  const move = db.select(whole).from(lastMove).get();
  if (!move) return null;
  const now = readMoveState(touchedBy(move.after));
  return JSON.stringify(now) === JSON.stringify(move.after) ? move : null;
}

/**
 * Brings back what was there before the last move, all or nothing. The name of where the traveller is again;
 * `null` when there was no move, or something that it touched has changed since.
 */
export function undoMove(): string | null {
  return transact(() => {
    const move = getUndoableMove();
    if (!move) return null;
    restoreMarks(move.before, move.after);
    restoreTracker(move.before);
    db.delete(lastMove).run();
    return move.fromName;
  });
}

function restoreMarks(before: MoveState, after: MoveState) {
  const made = after.pins.filter(({ id }) => !before.pins.some((pin) => pin.id === id));
  db.delete(travelPins)
    .where(
      inArray(
        travelPins.id,
        made.map(({ id }) => id),
      ),
    )
    .run();
  // There is one current record of each kind at most: what loses the mark comes first.
  const marks = [...before.destinations].sort((one) => (one.isCurrentLocation ? 1 : -1));
  for (const { id, isCurrentLocation } of marks) {
    const set = { isCurrentLocation, version: sql`${destinations.version} + 1` };
    db.update(destinations).set(set).where(eq(destinations.id, id)).run();
  }
  const types = [...before.pins].sort((one) => (one.pinType === "current" ? 1 : -1));
  for (const { id, pinType, visitedDate, description } of types) {
    const set = { pinType, visitedDate, description, version: sql`${travelPins.version} + 1` };
    db.update(travelPins).set(set).where(eq(travelPins.id, id)).run();
  }
}

function restoreTracker({ tracker }: MoveState) {
  if (!tracker) {
    db.delete(journeyTracking).run();
    return;
  }
  const { version = 1 } = getTracker() ?? {};
  const times = {
    lastUpdated: new Date(tracker.lastUpdated ?? 0),
    movedAt: tracker.movedAt ? new Date(tracker.movedAt) : null,
  };
  db.update(journeyTracking)
    .set({ ...tracker, ...times, version: version + 1 })
    .run();
}
