import { asc, eq, sql } from "drizzle-orm";
import { pick } from "~/utils/pick";
import { privateSettings } from "~/words";
import { db } from "~db/client.server";
import type { HeldChanges } from "~db/move-state";
import { hiddenMoves } from "~db/schema/journey";
import { getTracker, type TrackerChange } from "./tracker.server";

/**
 * The road as the public may see it is what the tables hold. A move that is hidden stands in a row of its own and is written
 * into them when it may be shown, so that no public reader has to know of it; `seeRoad` lets the owner see it before.
 */

const waiting = db
  .select(
    pick(
      hiddenMoves,
      "id",
      "fromName",
      "place",
      "given",
      "found",
      "held",
      "rule",
      "shownAt",
      "movedAt",
      "saves",
    ),
  )
  .from(hiddenMoves)
  .orderBy(asc(hiddenMoves.movedAt), asc(sql`hidden_moves.rowid`))
  .prepare();

/** The moves that are hidden, in the order in which they happened. */
export function listHiddenMoves() {
  return waiting.all();
}

export type HiddenMove = ReturnType<typeof listHiddenMoves>[number];

/** Whether readers know of a later move already, and so do not take this place for where she is. */
export function isPassed({ movedAt }: Pick<HiddenMove, "movedAt">) {
  return Number(movedAt) < Number(getTracker()?.movedAt ?? 0);
}

/** The move that led where she is now, while readers do not know of it; else `null`. */
export function lastHiddenMove() {
  const last = listHiddenMoves().at(-1);
  return last && !isPassed(last) ? last : null;
}

/** The move that led away from where readers take her to be; `null` while they know where she is. */
export function firstHiddenMove() {
  return listHiddenMoves().find((move) => !isPassed(move)) ?? null;
}

/** Whether a move that is made now, and says nothing else, may be hidden. */
export function isNextHidden() {
  return privateSettings().hereShown !== "at-once" || lastHiddenMove() !== null;
}

/** More said of the place where she is hidden waits with it. */
export function addToHiddenMove(given: TrackerChange, found = "") {
  const move = lastHiddenMove();
  if (!move) return;
  db.update(hiddenMoves)
    .set({
      given: { ...move.given, ...given },
      found: found || move.found,
      saves: move.saves + 1,
    })
    .where(eq(hiddenMoves.id, move.id))
    .run();
}

/** The last hidden move to this pin, if there is one. */
export function hiddenMoveToPin(pinId: string) {
  return listHiddenMoves().findLast(({ id, place }) => (place.pinId ?? id) === pinId) ?? null;
}

/** Has columns of a place's record wait with the move that led there. */
export function holdChange(
  move: HiddenMove,
  kind: keyof HeldChanges,
  id: string,
  columns: Record<string, unknown>,
) {
  if (Object.keys(columns).length === 0) return;
  const of = { ...move.held[kind], [id]: { ...move.held[kind][id], ...columns } };
  const held = { ...move.held, [kind]: of };
  db.update(hiddenMoves).set({ held }).where(eq(hiddenMoves.id, move.id)).run();
}
