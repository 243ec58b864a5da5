import { eq } from "drizzle-orm";
import { NEXT_MOVE } from "~/vocabulary";
import { db, transact } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { hiddenMoves } from "~db/schema/journey";
import { moments } from "~db/schema/moments";
import { travelPins } from "~db/schema/pins";
import { type Place, writeMove, writePassed } from "./current-place.server";
import { type HiddenMove, isPassed, lastHiddenMove, listHiddenMoves } from "./hidden-moves.server";
import { readMoveState } from "./last-move.server";
import { publishLeft } from "./sealed-posts.server";
import { getTracker, type TrackerChange } from "./tracker.server";

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
    const moves = listHiddenMoves();
    for (const move of moves) showMove(move);
    releaseMoments({ id: NEXT_MOVE });
    return moves.length > 0 ? (getTracker()?.currentLocation ?? "") : null;
  });
}

function isDue(move: HiddenMove) {
  if (move.rule === "when-moved-on") return hasMovedOn(move);
  return move.rule === "at-once" || (move.shownAt !== null && move.shownAt <= new Date());
}

/** Whether she has made another move since, hidden or not. */
function hasMovedOn(move: HiddenMove) {
  return isPassed(move) || move.id !== listHiddenMoves().at(-1)?.id;
}

/** Takes the hidden move back by which she is where she is; where she is then, `null` when readers know of her last move. */
export function undoHiddenMove() {
  return transact(() => {
    const move = lastHiddenMove();
    if (!move) return null;
    db.delete(hiddenMoves).where(eq(hiddenMoves.id, move.id)).run();
    // What was written down there is not told by taking the move back: it is the owner's to show.
    releaseMoments(move, { isVisible: false });
    return move.fromName;
  });
}

function showMove(move: HiddenMove) {
  // Who is told of a place once she has left it is told that she has.
  const tellsThatSheLeft = isPassed(move) || (move.rule === "when-moved-on" && hasMovedOn(move));
  writeHidden(move);
  db.delete(hiddenMoves).where(eq(hiddenMoves.id, move.id)).run();
  releaseMoments(move);
  if (tellsThatSheLeft && move.place.destinationId) publishLeft([move.place.destinationId]);
}

/** The moments that were written down after a hidden move wait for it no longer. */
function releaseMoments({ id }: Pick<HiddenMove, "id">, columns: { isVisible?: boolean } = {}) {
  db.update(moments)
    .set({ ...columns, waitsFor: null })
    .where(eq(moments.waitsFor, id))
    .run();
}

/** Writes a hidden move into the tables as it was made. */
export function writeHidden({ id, place, given, found, held, movedAt }: HiddenMove) {
  const write = isPassed({ movedAt }) ? writePassed : writeMove;
  write({
    place: asFound(place),
    given: given as TrackerChange,
    found,
    at: movedAt,
    newPinId: id,
  });
  for (const [pinId, columns] of Object.entries(held.pins)) {
    db.update(travelPins).set(columns).where(eq(travelPins.id, pinId)).run();
  }
  for (const [destinationId, columns] of Object.entries(held.destinations)) {
    db.update(destinations).set(columns).where(eq(destinations.id, destinationId)).run();
  }
}

/** A record of the place that was deleted meanwhile is not brought back. */
function asFound(place: Place): Place {
  const { pins, destinations } = readMoveState({
    pins: place.pinId ? [place.pinId] : [],
    destinations: place.destinationId ? [place.destinationId] : [],
  });
  return {
    ...place,
    pinId: pins[0]?.id ?? null,
    getsPin: place.getsPin && (place.pinId === null || pins.length > 0),
    destinationId: destinations[0]?.id ?? null,
  };
}
