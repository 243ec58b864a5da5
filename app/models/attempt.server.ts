import { inArray, lt, sql } from "drizzle-orm";
import { db, transact } from "~db/client.server";
import { attempts } from "~db/schema";

const MINUTE_MS = 60_000;

/** How many attempts are allowed within how many minutes. */
export type AttemptLimit = { limit: number; minutes: number };

/** Seconds until another attempt is allowed, the longest of the keys'; 0 when it is allowed now. */
export function waitSeconds(limits: Record<string, AttemptLimit>) {
  const now = Date.now();
  const keys = Object.keys(limits);
  const rows = db.select().from(attempts).where(inArray(attempts.key, keys)).all();
  const waits = rows
    .filter((row) => row.count >= (limits[row.key]?.limit ?? Number.POSITIVE_INFINITY))
    .map((row) => Math.ceil((row.resetsAt.getTime() - now) / 1000));
  return Math.max(0, ...waits);
}

/** Counts one attempt under each key; the first one starts the key's minutes. */
export function countAttempt(limits: Record<string, AttemptLimit>) {
  const now = Date.now();
  transact(() => {
    db.delete(attempts)
      .where(lt(attempts.resetsAt, new Date(now)))
      .run();
    for (const [key, { minutes }] of Object.entries(limits)) {
      db.insert(attempts)
        .values({ key, count: 1, resetsAt: new Date(now + minutes * MINUTE_MS) })
        .onConflictDoUpdate({ target: attempts.key, set: { count: sql`${attempts.count} + 1` } })
        .run();
    }
  });
}

export function forgetAttempts(keys: string[]) {
  db.delete(attempts).where(inArray(attempts.key, keys)).run();
}
