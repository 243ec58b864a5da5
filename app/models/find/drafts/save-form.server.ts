import { eq, lt } from "drizzle-orm";
import type { Saved } from "~/models/base/records/result";
import { db, transact } from "~db/client.server";
import { idempotencyKeys } from "~db/schema/idempotency-keys";
import type { DraftKey } from "./draft";
import { type Draft, deleteDraft, findNewerDraft, type Seen } from "./draft.server";

/** The answer when a save with this idempotency key was done before and only its answer was lost. */
const REPEATED = { ok: true, kind: "repeated" } as const;

type NewerDraft = { ok: false; kind: "newer-draft"; newer: Draft };

/** What a form sends beside its fields. */
type SaveContext = {
  idempotencyKey: string | null;
  /** The record's draft and the version of it that the form knew; absent for kinds without drafts. */
  draft?: { key: DraftKey; seen: Seen };
};

/**
 * Saves a form in one transaction, once for each idempotency key. If its draft was saved elsewhere since the form was
 * opened, nothing is saved and the answer is `newer-draft`. `save` is the record's verb; it also keeps the former
 * version.
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

/** Far longer than a phone is without a connection. */
const KEPT_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

const { key, savedAt } = idempotencyKeys;

/** Whether a save with this idempotency key was done already; always false without a key. */
function wasSaved(idempotencyKey: string | null) {
  if (idempotencyKey === null) return false;
  const row = db.select({ key }).from(idempotencyKeys).where(eq(key, idempotencyKey)).get();
  return row !== undefined;
}

/** Notes the idempotency key in the transaction of its save; a refused form may be sent again. */
function recordSaved(idempotencyKey: string | null) {
  if (idempotencyKey === null) return;
  const now = Date.now();
  const oldest = new Date(now - KEPT_DAYS * DAY_MS);
  db.delete(idempotencyKeys).where(lt(savedAt, oldest)).run();
  db.insert(idempotencyKeys)
    .values({ key: idempotencyKey, savedAt: new Date(now) })
    .run();
}
