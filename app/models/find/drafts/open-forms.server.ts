import { and, asc, eq, lt, ne } from "drizzle-orm";
import { db, transact } from "~db/client.server";
import { openForms } from "~db/schema/drafts";
import type { DraftKey } from "./draft";

/** A browser says every half a minute that it has a form open; one that is silent for this long has it no more. */
const SILENT_MS = 100_000;

type Device = string;

function isOf({ kind, recordId }: DraftKey) {
  return and(eq(openForms.kind, kind), eq(openForms.recordId, recordId));
}

/** Notes that this browser has the form of the record open; since when which others have, the first one first. */
export function recordOpen(key: DraftKey, device: Device, now = new Date()) {
  return transact(() => {
    const silent = new Date(now.getTime() - SILENT_MS);
    db.delete(openForms).where(lt(openForms.seenAt, silent)).run();
    if (device) {
      db.insert(openForms)
        .values({ ...key, device, openedAt: now, seenAt: now })
        .onConflictDoUpdate({
          target: [openForms.kind, openForms.recordId, openForms.device],
          set: { seenAt: now },
        })
        .run();
    }
    return db
      .select({ openedAt: openForms.openedAt })
      .from(openForms)
      .where(and(isOf(key), ne(openForms.device, device)))
      .orderBy(asc(openForms.openedAt))
      .all()
      .map(({ openedAt }) => openedAt);
  });
}

/** Notes that this browser has closed the form. */
export function recordClosed(key: DraftKey, device: Device) {
  db.delete(openForms)
    .where(and(isOf(key), eq(openForms.device, device)))
    .run();
}
