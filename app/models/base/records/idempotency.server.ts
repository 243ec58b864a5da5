import { eq, lt } from "drizzle-orm";
import { db } from "~db/client.server";
import { idempotencyKeys } from "~db/schema/idempotency-keys";

/** The answer when a save with this idempotency key was done before and only its answer was lost. */
export const REPEATED = { ok: true, kind: "repeated" } as const;

/** Far longer than a phone is without a connection. */
const KEPT_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

const { key, savedAt } = idempotencyKeys;

/** Whether a save with this idempotency key was done already; always false without a key. */
export function wasSaved(idempotencyKey: string | null) {
  if (idempotencyKey === null) return false;
  const row = db.select({ key }).from(idempotencyKeys).where(eq(key, idempotencyKey)).get();
  return row !== undefined;
}

/** Notes the idempotency key in the transaction of its save; a refused form may be sent again. */
export function recordSaved(idempotencyKey: string | null) {
  if (idempotencyKey === null) return;
  const now = Date.now();
  const oldest = new Date(now - KEPT_DAYS * DAY_MS);
  db.delete(idempotencyKeys).where(lt(savedAt, oldest)).run();
  db.insert(idempotencyKeys)
    .values({ key: idempotencyKey, savedAt: new Date(now) })
    .run();
}
