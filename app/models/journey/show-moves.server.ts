import { eq } from "drizzle-orm";
import { db, transact } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { hiddenMoves } from "~db/schema/journey";
import { moments } from "~db/schema/moments";
import { travelPins } from "~db/schema/pins";
import { type Place, writeMove } from "./current-place.server";
import { type HiddenMove, listHiddenMoves } from "./hidden-moves.server";
import { readMoveState } from "./last-move.server";
import { publishLeft } from "./sealed-posts.server";
import { getTracker, type TrackerChange } from "./tracker.server";

/** Shows the moves whose time has come, the first of them first; whether there were any. */
export function showDueMoves() {
  if (listHiddenMoves().length === 0) return false;
  return transact(() => {
    const now = new Date();
    const moves = listHiddenMoves();
    const isDue = ({ rule, shownAt }: HiddenMove, index: number) =>
      rule === "when-moved-on" ? index < moves.length - 1 : shownAt !== null && shownAt <= now;
    const waits = moves.findIndex((move, index) => !isDue(move, index));
    const due = waits === -1 ? moves : moves.slice(0, waits);
    for (const move of due) showMove(move, move !== moves.at(-1));
    return due.length > 0;
  });
}

/** Shows all that is hidden; the name of where the traveller is, `null` when nothing was hidden. */
export function showHiddenMoves() {
  return transact(() => {
    const moves = listHiddenMoves();
    for (const move of moves) showMove(move, move !== moves.at(-1));
    return moves.length > 0 ? (getTracker()?.currentLocation ?? "") : null;
  });
}

/** Takes the last hidden move back; where the traveller is then, `null` when nothing was hidden. */
export function undoHiddenMove() {
  return transact(() => {
    const move = listHiddenMoves().at(-1);
    if (!move) return null;
    db.delete(hiddenMoves).where(eq(hiddenMoves.id, move.id)).run();
    // What was written down there is not told by taking the move back: it is the owner's to show.
    releaseMoments(move, { isVisible: false });
    return move.fromName;
  });
}

function showMove(move: HiddenMove, hasMovedOn: boolean) {
  writeHidden(move);
  db.delete(hiddenMoves).where(eq(hiddenMoves.id, move.id)).run();
  releaseMoments(move);
  // Who is told of a place once she has left it is told that she has.
  if (hasMovedOn && move.rule === "when-moved-on" && move.place.destinationId) {
    publishLeft([move.place.destinationId]);
  }
}

/** The moments that were written down after a hidden move wait for it no longer. */
function releaseMoments({ id }: HiddenMove, columns: { isVisible?: boolean } = {}) {
  db.update(moments)
    .set({ ...columns, waitsFor: null })
    .where(eq(moments.waitsFor, id))
    .run();
}

/** Writes a hidden move into the tables as it was made. */
export function writeHidden({ id, place, given, found, held, movedAt }: HiddenMove) {
  writeMove({
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
