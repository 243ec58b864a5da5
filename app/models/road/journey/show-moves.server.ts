import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { placeNamed } from "~/models/base/places/known-place";
import { listRoadPins, placesAlong } from "~/models/base/places/known-place.server";
import {
  isPassed,
  lastShownMove,
  listHiddenMoves,
  type Move,
  reachedPin,
} from "~/models/base/places/moves.server";
import { type RoadPin, reachedOrder } from "~/models/base/places/road";
import { positionOf } from "~/models/base/records/shared-columns";
import { releaseMoments } from "~/models/road/moments/waiting-moments.server";
import { pick } from "~/utils/pick";
import { distanceKm } from "~/utils/position/distance";
import { hasPosition } from "~/utils/position/position";
import { NEXT_MOVE } from "~/vocabulary";
import { db, transact } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { type HeldChanges, moves, type PinBefore } from "~db/schema/journey";
import { travelPins } from "~db/schema/pins";
import { AT_PLACE_KM } from "./place-of-change";
import { recordAfter } from "./record-after.server";
import { publishLeft } from "./sealed-posts.server";

/** Shows the moves whose time has come, the first of them first; whether there were any. */
export function showDueMoves() {
  if (listHiddenMoves().length === 0) return false;
  return transact(() => {
    const due = listHiddenMoves().filter(isDue);
    for (const move of due) showMove(move);
    return due.length > 0;
  });
}

/** Shows all that is hidden; the name of where the traveller is, `null` when nothing was hidden. */
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

/** Whether she has made another move since, hidden or not: another name for where she is leads nowhere. */
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
 * Has readers know of a move, all or nothing: its row becomes the journey record, unless they know of a later one; its pin
 * is reached, what waited with it is written, and the letters come out that were to when she has left.
 */
function showMove(move: Move) {
  const isOver = isPassed(move);
  // Who is told of a place once she has left it is told that she has.
  const tellsThatSheLeft = isOver || (move.rule === "when-moved-on" && hasMovedOn(move));
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
  writeHeld(move.held);
  if (!isOver) renewMarks(before, move);
  releaseMoments(move.id);
  if (tellsThatSheLeft) publishLeft(destinationsAt(move, road));
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

/** Places the pin that a move has made where the road has got to; on it, what she has left since lies before where she is. */
function placePin(id: string, isOver: boolean, road: RoadPin[]) {
  const here = isOver ? road.find(({ pinType }) => pinType === "current") : undefined;
  const after = here ? here.sortOrder - 1 : reachedOrder(road);
  const { sortOrder } = travelPins;
  // Those in the bin as well, so that each comes back between its neighbours.
  db.update(travelPins)
    .set({ sortOrder: sql`${sortOrder} + 1` })
    .where(gt(sortOrder, after))
    .run();
  db.update(travelPins)
    .set({ sortOrder: after + 1 })
    .where(eq(travelPins.id, id))
    .run();
}

/** Writes what becomes of the pin of a place that is reached; the pin as it was, `null` where there is none. */
function reachPin(move: Move): PinBefore | null {
  const pin = findStoredPin(move.pinId);
  if (!pin) return null;
  const version = pin.version + 1;
  db.update(travelPins)
    .set({ ...reachedPin(pin, move), version, updatedAt: new Date() })
    .where(eq(travelPins.id, pin.id))
    .run();
  const isMade = pin.id === move.id;
  const was = isMade ? null : pick(pin, "pinType", "visitedDate", "description");
  return { id: pin.id, version, was };
}

export function findStoredPin(pinId: string | null) {
  const { id, version, pinType, visitedDate, description, deletedAt } = travelPins;
  return db
    .select({ id, version, pinType, visitedDate, description })
    .from(travelPins)
    .where(and(eq(id, pinId ?? ""), isNull(deletedAt)))
    .get();
}

/** Writes the changes that waited with a move. */
export function writeHeld(held: HeldChanges) {
  for (const [id, columns] of Object.entries(held.pins)) {
    if (Object.keys(columns).length === 0) continue;
    db.update(travelPins).set(columns).where(eq(travelPins.id, id)).run();
  }
  for (const [id, columns] of Object.entries(held.destinations)) {
    if (Object.keys(columns).length === 0) continue;
    db.update(destinations).set(columns).where(eq(destinations.id, id)).run();
  }
}

/** Records that gain or lose the mark of the current place are new versions of themselves. */
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
