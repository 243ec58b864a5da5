import { REPEATED, recordSaved, wasSaved } from "~/models/base/records/idempotency.server";
import type { Saved } from "~/models/base/records/result";
import { transact } from "~db/client.server";
import type { DraftKey } from "./draft";
import { type Draft, deleteDraft, findNewerDraft, type Seen } from "./draft.server";
import { type RecordChange, saveRecord } from "./save-record.server";

/** What a form sends beside its fields: its record, and the version of its draft that it knew. */
type SentForm = { idempotencyKey: string | null; key: DraftKey; seen: Seen };

type NewerDraft = { ok: false; kind: "newer-draft"; newer: Draft };

/**
 * Saves a form in one transaction, once for each idempotency key. If its draft was saved elsewhere since the form was
 * opened, nothing is saved and the answer is `newer-draft`.
 */
export function saveForm({ idempotencyKey, key, seen }: SentForm, change: RecordChange) {
  return transact((): Saved<unknown> | typeof REPEATED | NewerDraft => {
    if (wasSaved(idempotencyKey)) return REPEATED;
    const newer = findNewerDraft(key, seen);
    if (newer) return { ok: false, kind: "newer-draft", newer };
    const result = saveRecord(key.recordId, change);
    if (!result.ok) return result;
    deleteDraft(key);
    recordSaved(idempotencyKey);
    return result;
  });
}
