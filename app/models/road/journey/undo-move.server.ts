import { and, eq, gte, sql } from "drizzle-orm";
import {
  isPassed,
  lastMove,
  lastShownMove,
  listHiddenMoves,
  type Move,
} from "~/models/base/places/moves.server";
import { hideMomentsOf } from "~/models/road/moments/waiting-moments.server";
import { db, transact } from "~db/client.server";
import { demoRecords } from "~db/schema/demo";
import { moves, type PinBefore } from "~db/schema/journey";
import { travelPins } from "~db/schema/pins";
import { nameOf } from "./hidden-moves.server";
import { findStoredPin } from "./move-pin.server";
import { renewMarks } from "./show-moves.server";

/** The last move if it can be undone, with the name of the place before it; else `null`. */
export function getUndoableMove() {
  const move = lastMove();
  if (!move || !canBeUndone(move)) return null;
  const { isShown, movedAt } = move;
  return { fromName: placeBefore(move), toName: nameOf(move), isShown, movedAt };
}

/** A shown move can be undone while its record and its pin are as it left them. */
function canBeUndone({ isShown, before }: Move) {
  if (!isShown) return true;
  return (
    before !== null && (!before.pin || findStoredPin(before.pin.id)?.version === before.pin.version)
  );
}

/** Where she was before the move, as seen by those who know of it. */
function placeBefore(move: Move) {
  const hidden = move.isShown ? [] : listHiddenMoves().filter(({ id }) => id !== move.id);
  const before = hidden.findLast((one) => !isPassed(one)) ?? lastShownMove(move);
  return before ? nameOf(before) : "";
}

/**
 * Undoes the last move, all or nothing. Returns the name of where the traveller is again; `null` when there was no
 * move, or something that it wrote was changed since.
 */
export function undoMove(): string | null {
  return transact(() => {
    const move = lastMove();
    if (!move || !canBeUndone(move)) return null;
    const name = placeBefore(move);
    db.delete(moves).where(eq(moves.id, move.id)).run();
    if (move.isShown) forgetShown(move);
    else {
      deletePin(move.id);
      hideMomentsOf(move.id);
    }
    return name;
  });
}

function forgetShown(move: Move) {
  if (move.before?.pin) restorePin(move.before.pin);
  const shown = lastShownMove();
  renewMarks(move, shown);
  if (!shown) return;
  // The record's version must keep rising, and a record of the demo stays marked as the demo's.
  const version = move.version + 1;
  db.update(moves).set({ version }).where(eq(moves.id, shown.id)).run();
  db.update(demoRecords)
    .set({ version })
    .where(and(eq(demoRecords.kind, "journey"), gte(demoRecords.version, shown.version)))
    .run();
}

function restorePin({ id, was }: PinBefore) {
  if (was === null) return deletePin(id);
  const version = sql`${travelPins.version} + 1`;
  db.update(travelPins)
    .set({ ...was, version })
    .where(eq(travelPins.id, id))
    .run();
}

function deletePin(id: string) {
  db.delete(travelPins).where(eq(travelPins.id, id)).run();
}
