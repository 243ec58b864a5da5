import { eq, lt } from "drizzle-orm";
import { db } from "~db/client.server";
import { idempotencyKeys } from "~db/schema/idempotency-keys";

/** Far longer than a phone is without a line. */
const KEPT_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

const { key, savedAt } = idempotencyKeys;

/** Whether what came with this key was saved; only its answer was lost. What came without one is new each time. */
export function wasSaved(idempotencyKey: string | null) {
  if (idempotencyKey === null) return false;
  const row = db.select({ key }).from(idempotencyKeys).where(eq(key, idempotencyKey)).get();
  return row !== undefined;
}

/** Notes that what came with this key is saved, in the transaction of that; one that is refused may come again. */
export function recordSaved(idempotencyKey: string | null) {
  if (idempotencyKey === null) return;
  const now = Date.now();
  const oldest = new Date(now - KEPT_DAYS * DAY_MS);
  db.delete(idempotencyKeys).where(lt(savedAt, oldest)).run();
  db.insert(idempotencyKeys)
    .values({ key: idempotencyKey, savedAt: new Date(now) })
    .run();
}
