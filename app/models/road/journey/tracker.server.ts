import { eq } from "drizzle-orm";
import { roadsAlong } from "~/models/base/places/known-place.server";
import {
  isPassed,
  lastShownMove,
  listHiddenMoves,
  type Move,
} from "~/models/base/places/moves.server";
import type { Audience } from "~/models/base/records/audience";
import { db } from "~db/client.server";
import { moves } from "~db/schema/journey";
import { recordAfter } from "./record-after.server";

/**
 * The journey record, as the models that move the traveller read and write it: the last move that the audience may see.
 */

export type Tracker = Move;
export type TrackerChange = Partial<Tracker>;

/** The record, or `null` before its first save. For the owner the hidden moves are applied to it. */
export function getTracker(audience: Audience = "public"): Tracker | null {
  const told = lastShownMove();
  const hidden = audience === "owner" ? listHiddenMoves() : [];
  if (hidden.length === 0) return told;
  const roads = roadsAlong(hidden);
  return hidden.reduce<Tracker | null>(
    (before, move, index) =>
      isPassed(move) ? before : recordAfter(before, move, roads[index] ?? []),
    told,
  );
}

/**
 * Writes a new version of the record that readers see; absent columns stay. Afterwards that move can no longer be
 * undone.
 */
export function writeTracker(change: TrackerChange) {
  const told = lastShownMove();
  if (!told) {
    db.insert(moves)
      .values({ movedAt: new Date(0), ...change })
      .run();
    return;
  }
  db.update(moves)
    .set({ ...change, before: null, version: told.version + 1, lastUpdated: new Date() })
    .where(eq(moves.id, told.id))
    .run();
}
