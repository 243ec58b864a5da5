import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { networksOf } from "~/utils/http/ip-address";
import { monotonicNow } from "~/utils/monotonic-clock";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { attempts } from "~db/schema/limits";

const LONGEST_WINDOW_MS = 24 * 60 * 60 * 1000;

/**
 * A rate limit: how many attempts in how much time, counted from the first one. With `pausesMs` the limit does not
 * block for the rest of the window: after each attempt from the limit on, the next pause has to pass (the last pause
 * repeats), and the window begins anew.
 */
export type RateLimit = { limit: number; windowMs: number; pausesMs?: number[] };

/** Limits by the key of what they count. */
export type RateLimits = Record<string, RateLimit>;

/**
 * Takes a turn under all of these limits, or several as one: 0 when it may go ahead, which counts it, else the seconds
 * until it may. Checked and counted in one transaction, so that many at once cannot slip by.
 */
export function consumeRateLimitTurn(limits: RateLimits, turns = 1) {
  return transact(() => {
    const now = monotonicNow();
    deleteExpired(now);
    const entries = Object.entries(limits);
    const waits = entries.map(([key, limit]) => waitOf(key, limit, now));
    const longest = Math.max(0, ...waits);
    if (longest > 0) return Math.ceil(longest / 1000);
    for (const [key, limit] of entries) count(key, limit, now, turns);
    return 0;
  });
}

/** The rate limits under which an address stands: its network's and, with IPv6, that of the many networks around it. */
export function networkRateLimits(
  subject: string,
  address: string,
  limits: { narrow: RateLimit; wide: RateLimit },
): RateLimits {
  const { narrow, wide } = networksOf(address);
  return {
    [`${subject}:${narrow}`]: limits.narrow,
    ...(wide && { [`${subject}:${wide}`]: limits.wide }),
  };
}

/** How many turns were taken under this key in the current window. */
export function countTurns(key: string) {
  const isRunning = and(eq(attempts.key, key), gt(attempts.resetsAt, new Date(monotonicNow())));
  return db.select(pick(attempts, "count")).from(attempts).where(isRunning).get()?.count ?? 0;
}

function deleteExpired(now: number) {
  db.delete(attempts)
    .where(lte(attempts.resetsAt, new Date(now)))
    .run();
  // A later time was written while the clock was ahead.
  const farthest = new Date(now + LONGEST_WINDOW_MS);
  db.update(attempts).set({ resetsAt: farthest }).where(gt(attempts.resetsAt, farthest)).run();
}

function waitOf(key: string, { limit, windowMs, pausesMs }: RateLimit, now: number) {
  const row = db
    .select(pick(attempts, "count", "resetsAt"))
    .from(attempts)
    .where(eq(attempts.key, key))
    .get();
  if (!row) return 0;
  const stored = row.resetsAt.getTime();
  const end = Math.min(stored, now + windowMs);
  if (end < stored) {
    db.update(attempts)
      .set({ resetsAt: new Date(end) })
      .where(eq(attempts.key, key))
      .run();
  }
  const excess = row.count - limit;
  if (excess < 0) return 0;
  const pause = pausesMs?.[Math.min(excess, pausesMs.length - 1)] ?? windowMs;
  return end - windowMs + pause - now;
}

function count(key: string, { windowMs, pausesMs }: RateLimit, now: number, turns: number) {
  const resetsAt = new Date(now + windowMs);
  const next = { count: sql`${attempts.count} + ${turns}`, ...(pausesMs && { resetsAt }) };
  db.insert(attempts)
    .values({ key, count: turns, resetsAt })
    .onConflictDoUpdate({ target: attempts.key, set: next })
    .run();
}

/** Takes back one attempt under each key, for one that turned out to be harmless. */
export function refundAttempt(keys: string[]) {
  db.update(attempts)
    .set({ count: sql`max(0, ${attempts.count} - 1)` })
    .where(inArray(attempts.key, keys))
    .run();
}

export function deleteAttempts(keys: string[]) {
  db.delete(attempts).where(inArray(attempts.key, keys)).run();
}
