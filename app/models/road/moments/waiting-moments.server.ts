import { eq, sql } from "drizzle-orm";
import { NEXT_MOVE } from "~/vocabulary";
import { db } from "~db/client.server";
import { moments } from "~db/schema/moments";
import { ownersColumns } from "./moment-columns.server";

/** Moments that wait for a hidden move: all of one, or what was changed of one that readers know. */

/** They wait for this move no longer: readers have them as the owner does. */
export function releaseMoments(id: string) {
  db.update(moments)
    .set({ ...ownersColumns, waitsFor: null, held: null })
    .where(eq(ownersColumns.waitsFor, id))
    .run();
}

/** The moments of a place that no move had led to yet are told with this one. */
export function adoptMoments(id: string) {
  db.update(moments).set({ waitsFor: id }).where(eq(moments.waitsFor, NEXT_MOVE)).run();
  passChangesOn(NEXT_MOVE, id);
}

/**
 * Taking a move back tells nothing of what was written down there: it is the owner's to show, and changes wait for the next
 * move.
 */
export function hideMomentsOf(id: string) {
  db.update(moments)
    .set({ isVisible: false, waitsFor: null })
    .where(eq(moments.waitsFor, id))
    .run();
  passChangesOn(id, NEXT_MOVE);
}

function passChangesOn(from: string, to: string) {
  const { held } = moments;
  db.update(moments)
    .set({ held: sql`json_set(${held}, '$.waitsFor', ${to})` })
    .where(sql`${held} ->> 'waitsFor' = ${from}`)
    .run();
}
