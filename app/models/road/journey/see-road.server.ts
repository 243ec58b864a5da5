import { eq } from "drizzle-orm";
import type { Audience } from "~/models/base/records/audience";
import { db } from "~db/client.server";
import type { MoveState } from "~db/move-state";
import { destinations } from "~db/schema/destinations";
import { journeyTracking } from "~db/schema/journey";
import { travelPins } from "~db/schema/pins";
import { type HiddenMove, isPassed, listHiddenMoves } from "./hidden-moves.server";
import { readMoveState } from "./last-move.server";
import { currentRecords } from "./place-marks.server";
import { writeHidden } from "./show-moves.server";
import { getTracker } from "./tracker.server";

/** Thrown to have the database forget what was written to be read. */
const FORGET = new Error("Only read.");

/**
 * What `read` reads of the road as the audience may see it: the public what is shown, the owner also the moves that are
 * hidden. For her they are written, read and rolled back. `read` must not wait for anything.
 */
export function seeRoad<Read>(audience: Audience, read: () => Read): Read {
  const moves = audience === "owner" ? listHiddenMoves() : [];
  if (moves.length === 0) return read();
  const seen: Read[] = [];
  try {
    const write = () => {
      const before = readMoveState(touchedBy(moves));
      for (const move of moves) writeHidden(move);
      restoreVersions(before, moves);
      seen.push(read());
      throw FORGET;
    };
    // Not `transact`: within a save, what is written here is forgotten by itself.
    db.transaction(write, { behavior: "immediate" });
  } catch (error) {
    if (error !== FORGET) throw error;
  }
  return seen[0] as Read;
}

function touchedBy(moves: HiddenMove[]) {
  const current = currentRecords();
  const named = (ids: (string | null)[]) => ids.filter((id) => id !== null);
  return {
    pins: [...current.pins, ...named(moves.map(({ place }) => place.pinId))],
    destinations: [
      ...current.destinations,
      ...named(moves.map(({ place }) => place.destinationId)),
    ],
  };
}

/** A save of what the owner has read is compared with the records as they are stored. */
function restoreVersions(before: MoveState, moves: HiddenMove[]) {
  for (const { id, version } of before.pins) {
    db.update(travelPins).set({ version }).where(eq(travelPins.id, id)).run();
  }
  for (const { id, version } of before.destinations) {
    db.update(destinations).set({ version }).where(eq(destinations.id, id)).run();
  }
  const saves = moves.reduce((sum, move) => sum + move.saves, 0);
  const version = Number(before.tracker?.version ?? 0) + saves;
  db.update(journeyTracking).set({ version }).run();
}

/** The last place that readers do not know of, and what they are told meanwhile; `null` where nothing is hidden. */
export function hiddenState() {
  const last = listHiddenMoves().at(-1);
  if (!last) return null;
  return {
    here: last.given.currentLocation?.toString() ?? last.place.name,
    shown: getTracker()?.currentLocation ?? "",
    /** Whether she has gone on since, to where readers know that she is. */
    isPassed: isPassed(last),
    /** `null` where the next move says when. */
    shownAt: last.shownAt,
    fromName: last.fromName,
    movedAt: last.movedAt,
  };
}

export type HiddenState = NonNullable<ReturnType<typeof hiddenState>>;
