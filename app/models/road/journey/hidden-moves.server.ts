import { eq } from "drizzle-orm";
import {
  isPassed,
  lastShownMove,
  listHiddenMoves,
  type Move,
} from "~/models/base/places/moves.server";
import { db } from "~db/client.server";
import { moves, type PendingChanges } from "~db/schema/journey";

/** A hidden move stores all texts and changes that belong to it in its own row until it is shown. */

export function nameOf({ given, currentLocation }: Move) {
  return given.currentLocation?.toString() ?? currentLocation;
}

/** Adds more texts and changes to the hidden move; they wait with it. */
export function addToHiddenMove(
  move: Move,
  said: { given?: Partial<Move>; found?: string; held?: Partial<PendingChanges> },
) {
  db.update(moves)
    .set({
      given: { ...move.given, ...(said.given as Move["given"]) },
      found: said.found || move.found,
      held: mergePending(move.held, said.held),
      version: move.version + 1,
      lastUpdated: new Date(),
    })
    .where(eq(moves.id, move.id))
    .run();
}

/** Merges the changes that wait with more of them; the new ones win. */
export function mergePending(
  held: Partial<PendingChanges>,
  more: Partial<PendingChanges> = {},
): PendingChanges {
  const together = (kind: keyof PendingChanges) => {
    const ids = Object.keys({ ...held[kind], ...more[kind] });
    return Object.fromEntries(ids.map((id) => [id, { ...held[kind]?.[id], ...more[kind]?.[id] }]));
  };
  return { pins: together("pins"), destinations: together("destinations") };
}

/** The last hidden move that leads to this pin or holds changes of it, if there is one. */
export function hiddenMoveToPin(pinId: string) {
  return (
    listHiddenMoves().findLast((move) => move.pinId === pinId || pinId in move.held.pins) ?? null
  );
}

/** Stores changes of a pin with the move, to be applied when that is shown. */
export function addPendingChange(move: Move, pinId: string, columns: Record<string, unknown>) {
  const held = mergePending(move.held, { pins: { [pinId]: columns } });
  db.update(moves).set({ held }).where(eq(moves.id, move.id)).run();
}

/** The last hidden place, and the place that readers see meanwhile; `null` if no move is hidden. */
export function hiddenState() {
  const last = listHiddenMoves().at(-1);
  if (!last) return null;
  return {
    here: nameOf(last),
    shown: lastShownMove()?.currentLocation ?? "",
    /** Whether readers already know of a later move. */
    isPassed: isPassed(last),
    /** `null` if the next move decides when. */
    shownAt: last.shownAt,
  };
}

export type HiddenState = NonNullable<ReturnType<typeof hiddenState>>;
