import { eq, sql } from "drizzle-orm";
import { NEXT_MOVE } from "~/vocabulary";
import { db } from "~db/client.server";
import { moments } from "~db/schema/moments";
import { ownersColumns } from "./moment-columns.server";

/** Moments that wait for a hidden move: whole ones, or changes of a moment that readers know. */

/** Shows these moments to readers, with all changes, because their move was shown. */
export function releaseMoments(id: string) {
  db.update(moments)
    .set({ ...ownersColumns, waitsFor: null, held: null })
    .where(eq(ownersColumns.waitsFor, id))
    .run();
}

/** Makes the moments that waited for the next move wait for this one. */
export function adoptMoments(id: string) {
  db.update(moments).set({ waitsFor: id }).where(eq(moments.waitsFor, NEXT_MOVE)).run();
  passChangesOn(NEXT_MOVE, id);
}

/**
 * When a move is undone, its moments are hidden, not shown: the owner decides about them. Changes of known moments wait
 * for the next move.
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
