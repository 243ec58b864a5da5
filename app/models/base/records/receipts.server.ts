import { eq, lt } from "drizzle-orm";
import { db, transact } from "~db/client.server";
import { receipts } from "~db/schema/receipts";

/** Far longer than a phone is without a line. */
const KEPT_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What was sent with this key was saved already; only its answer was lost. */
export const REPEATED = { ok: true, kind: "repeated" } as const;

/**
 * Saves what comes with a key once, in one transaction with the note that it was; without a key each time. What is
 * refused may come again under the same key.
 */
export function saveOnce<Result extends { ok: boolean }>(
  key: string | null,
  save: () => Result,
): Result | typeof REPEATED {
  if (key === null) return save();
  return transact(() => {
    if (db.select({ key: receipts.key }).from(receipts).where(eq(receipts.key, key)).get())
      return REPEATED;
    const result = save();
    if (result.ok) note(key);
    return result;
  });
}

function note(key: string) {
  const now = Date.now();
  const oldest = new Date(now - KEPT_DAYS * DAY_MS);
  db.delete(receipts).where(lt(receipts.savedAt, oldest)).run();
  db.insert(receipts)
    .values({ key, savedAt: new Date(now) })
    .run();
}
