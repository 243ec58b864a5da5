import { eq, lt } from "drizzle-orm";
import type { Saved } from "~/models/base/records/result";
import { db, transact } from "~db/client.server";
import { idempotencyKeys } from "~db/schema/idempotency-keys";
import type { DraftKey } from "./draft";
import { type Draft, deleteDraft, findNewerDraft, type Seen } from "./draft.server";

/** What was sent with this key was saved already; only its answer was lost. */
const REPEATED = { ok: true, kind: "repeated" } as const;

type NewerDraft = { ok: false; kind: "newer-draft"; newer: Draft };

/** What a form was sent with beside its fields. */
type SaveContext = {
  idempotencyKey: string | null;
  /** The draft of the record, and what the form knew of it; of what has no drafts nothing. */
  draft?: { key: DraftKey; seen: Seen };
};

/**
 * Saves what a form says once, in one transaction. A draft that was kept elsewhere since the form was opened is not ended
 * in silence: it is answered as `newer`. `save` is the verb of the record, which notes the former version.
 */
export function saveForm<Item>({ idempotencyKey, draft }: SaveContext, save: () => Saved<Item>) {
  return transact((): Saved<Item> | typeof REPEATED | NewerDraft => {
    if (wasSaved(idempotencyKey)) return REPEATED;
    const newer = draft && findNewerDraft(draft.key, draft.seen);
    if (newer) return { ok: false, kind: "newer-draft", newer };
    const result = save();
    if (!result.ok) return result;
    if (draft) deleteDraft(draft.key);
    recordSaved(idempotencyKey);
    return result;
  });
}

/** Far longer than a phone is without a line. */
const KEPT_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

const { key, savedAt } = idempotencyKeys;

/** Whether what came with this key was saved; only its answer was lost. What came without one is new each time. */
function wasSaved(idempotencyKey: string | null) {
  if (idempotencyKey === null) return false;
  const row = db.select({ key }).from(idempotencyKeys).where(eq(key, idempotencyKey)).get();
  return row !== undefined;
}

/** Notes that what came with this key is saved, in the transaction of that; one that is refused may come again. */
function recordSaved(idempotencyKey: string | null) {
  if (idempotencyKey === null) return;
  const now = Date.now();
  const oldest = new Date(now - KEPT_DAYS * DAY_MS);
  db.delete(idempotencyKeys).where(lt(savedAt, oldest)).run();
  db.insert(idempotencyKeys)
    .values({ key: idempotencyKey, savedAt: new Date(now) })
    .run();
}
