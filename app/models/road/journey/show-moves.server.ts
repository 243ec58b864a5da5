import { eq, sql } from "drizzle-orm";
import { placeNamed } from "~/models/base/places/known-place";
import { listRoadPins, placesAlong } from "~/models/base/places/known-place.server";
import {
  isPassed,
  lastShownMove,
  listHiddenMoves,
  type Move,
} from "~/models/base/places/moves.server";
import type { RoadPin } from "~/models/base/places/road";
import { positionOf } from "~/models/base/records/shared-columns";
import { releaseMoments } from "~/models/road/moments/waiting-moments.server";
import { distanceKm } from "~/utils/position/distance";
import { hasPosition } from "~/utils/position/position";
import { NEXT_MOVE } from "~/vocabulary";
import { db, transact } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { moves, type PendingChanges } from "~db/schema/journey";
import { travelPins } from "~db/schema/pins";
import { placePin, reachPin } from "./move-pin.server";
import { AT_PLACE_KM } from "./place-of-change";
import { publishLeft } from "./publish-on-departure.server";
import { recordAfter } from "./record-after.server";

/** Shows the moves that are due, oldest first; returns whether there were any. */
export function showDueMoves() {
  if (listHiddenMoves().length === 0) return false;
  return transact(() => {
    const due = listHiddenMoves().filter(isDue);
    for (const move of due) showMove(move);
    return due.length > 0;
  });
}

/** Shows all hidden moves. Returns the traveller's current location; `null` when nothing was hidden. */
export function showHiddenMoves() {
  return transact(() => {
    const hidden = listHiddenMoves();
    for (const move of hidden) showMove(move);
    releaseMoments(NEXT_MOVE);
    return hidden.length > 0 ? (lastShownMove()?.currentLocation ?? "") : null;
  });
}

function isDue(move: Move) {
  if (move.rule === "when-moved-on") return hasMovedOn(move);
  return move.rule === "at-once" || (move.shownAt !== null && move.shownAt <= new Date());
}

/** Whether she has moved elsewhere since, hidden or not; another name for the same place does not count. */
function hasMovedOn(move: Move) {
  const here = listHiddenMoves().at(-1);
  return isPassed(move) || (here !== undefined && !isSamePlace(here, move));
}

function isSamePlace(one: Move, other: Move) {
  const [here, there] = [positionOf(one), positionOf(other)];
  if (!hasPosition(here) || !hasPosition(there)) return one.id === other.id;
  return distanceKm(here, there) <= AT_PLACE_KM;
}

/**
 * Shows a move to readers, all or nothing. It becomes the journey record, unless they know a later one. Its pin is
 * reached, its held changes are written, and the letters come out that waited until she left.
 */
function showMove(move: Move) {
  const isOver = isPassed(move);
  // Showing a place only after she left also tells that she left: letters that waited for that come out.
  const revealsThatSheLeft = isOver || (move.rule === "when-moved-on" && hasMovedOn(move));
  const before = lastShownMove(move);
  const road = listRoadPins("owner", "public");
  const isElsewhere = (id: string) => id !== move.destinationId;
  if (!isOver && before) publishLeft(destinationsAt(before, road).filter(isElsewhere));
  if (move.pinId === move.id) placePin(move.id, isOver, road);
  const pin = reachPin(move);
  const record = recordAfter(before, move, road);
  db.update(moves)
    .set({ ...record, isShown: true, before: { pin }, lastUpdated: new Date() })
    .where(eq(moves.id, move.id))
    .run();
  writePending(move.held);
  if (!isOver) renewMarks(before, move);
  releaseMoments(move.id);
  if (revealsThatSheLeft) publishLeft(destinationsAt(move, road));
}

/** The destinations at which the traveller is after a move. */
function destinationsAt({ destinationId, pinId, currentLocation }: Move, road: RoadPin[]) {
  const places = placesAlong(road);
  const at = new Set([
    destinationId,
    places.find(({ pin }) => pin && pin.id === pinId)?.destinationId,
    currentLocation ? placeNamed(places, currentLocation)?.destinationId : null,
  ]);
  return places.flatMap(({ destinationId: id }) => (id !== null && at.has(id) ? [id] : []));
}

/** Writes the changes that waited with a move. */
export function writePending(held: PendingChanges) {
  for (const [id, columns] of Object.entries(held.pins)) {
    if (Object.keys(columns).length === 0) continue;
    db.update(travelPins).set(columns).where(eq(travelPins.id, id)).run();
  }
  for (const [id, columns] of Object.entries(held.destinations)) {
    if (Object.keys(columns).length === 0) continue;
    db.update(destinations).set(columns).where(eq(destinations.id, id)).run();
  }
}

/** Raises the version of records that gain or lose the mark of the current place. */
export function renewMarks(before: Move | null, after: Move | null) {
  if (before?.destinationId !== after?.destinationId) {
    const version = sql`${destinations.version} + 1`;
    const renew = (id: string, set: { updatedAt?: Date }) =>
      db
        .update(destinations)
        .set({ version, ...set })
        .where(eq(destinations.id, id))
        .run();
    if (before?.destinationId) renew(before.destinationId, {});
    if (after?.destinationId) renew(after.destinationId, { updatedAt: new Date() });
  }
  if (before?.pinId && before.pinId !== after?.pinId) {
    const version = sql`${travelPins.version} + 1`;
    db.update(travelPins).set({ version }).where(eq(travelPins.id, before.pinId)).run();
  }
}
