import { db } from "~db/client.server";
import { journeyTracking } from "~db/schema/journey";

/** The journey record's row, as the models that move the traveller read and write it. */

export type Tracker = typeof journeyTracking.$inferSelect;
/** What of it may be given; when she moved follows from the move. */
export type TrackerChange = Partial<Omit<Tracker, "id" | "version" | "lastUpdated" | "movedAt">>;

/** Prepared once, for every page asks it several times. */
const row = db.select().from(journeyTracking).prepare();

/** The row, or `null` before its first save. */
export function getTracker(): Tracker | null {
  return row.get() ?? null;
}

/** Writes a new version of the row; the columns that are absent stay. */
export function writeTracker(
  before: Tracker | null,
  change: TrackerChange & Partial<Pick<Tracker, "movedAt">>,
) {
  const set = { ...change, version: (before?.version ?? 0) + 1, lastUpdated: new Date() };
  db.insert(journeyTracking)
    .values({ ...set, id: 1 })
    .onConflictDoUpdate({ target: journeyTracking.id, set })
    .run();
}
