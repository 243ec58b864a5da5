import { eq } from "drizzle-orm";
import {
  isPassed,
  lastShownMove,
  listHiddenMoves,
  type Move,
} from "~/models/base/places/moves.server";
import { db } from "~db/client.server";
import { type HeldChanges, moves } from "~db/schema/journey";

/** A move that is hidden keeps all that is said and changed with it in its own row, until it is shown. */

/** What the place of a move is called. */
export function nameOf({ given, currentLocation }: Move) {
  return given.currentLocation?.toString() ?? currentLocation;
}

/** More said of the place where she is hidden waits with it. */
export function addToHiddenMove(
  move: Move,
  said: { given?: Partial<Move>; found?: string; held?: Partial<HeldChanges> },
) {
  db.update(moves)
    .set({
      given: { ...move.given, ...(said.given as Move["given"]) },
      found: said.found || move.found,
      held: heldWith(move.held, said.held),
      version: move.version + 1,
      lastUpdated: new Date(),
    })
    .where(eq(moves.id, move.id))
    .run();
}

/** Changes that wait, with more of them. */
export function heldWith(held: Partial<HeldChanges>, more: Partial<HeldChanges> = {}): HeldChanges {
  const together = (kind: keyof HeldChanges) => {
    const ids = Object.keys({ ...held[kind], ...more[kind] });
    return Object.fromEntries(ids.map((id) => [id, { ...held[kind]?.[id], ...more[kind]?.[id] }]));
  };
  return { pins: together("pins"), destinations: together("destinations") };
}

/** The last hidden move with which changes of this pin wait, if there is one. */
export function hiddenMoveToPin(pinId: string) {
  return (
    listHiddenMoves().findLast((move) => move.pinId === pinId || pinId in move.held.pins) ?? null
  );
}

/** Has columns of a pin wait with the move that led there. */
export function holdChange(move: Move, pinId: string, columns: Record<string, unknown>) {
  const held = heldWith(move.held, { pins: { [pinId]: columns } });
  db.update(moves).set({ held }).where(eq(moves.id, move.id)).run();
}

/** The last place that readers do not know of, and what they are told meanwhile; `null` where nothing is hidden. */
export function hiddenState() {
  const last = listHiddenMoves().at(-1);
  if (!last) return null;
  return {
    here: nameOf(last),
    shown: lastShownMove()?.currentLocation ?? "",
    /** Whether she has gone on since, to where readers know that she is. */
    isPassed: isPassed(last),
    /** `null` where the next move says when. */
    shownAt: last.shownAt,
  };
}

export type HiddenState = NonNullable<ReturnType<typeof hiddenState>>;
