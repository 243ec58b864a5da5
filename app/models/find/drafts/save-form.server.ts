import { recordSaved, wasSaved } from "~/models/base/records/idempotency-key.server";
import type { Saved } from "~/models/base/records/result";
import { transact } from "~db/client.server";
import type { DraftKey } from "./draft";
import { type Draft, deleteDraft, findNewerDraft, type Seen } from "./draft.server";

/** What was sent with this key was saved already; only its answer was lost. */
const REPEATED = { ok: true, kind: "repeated" } as const;

type NewerDraft = { ok: false; kind: "newer-draft"; newer: Draft };

/** What a form was sent with beside its fields. */
type Sent = {
  idempotencyKey: string | null;
  /** The draft of the record, and what the form knew of it; of what has no drafts nothing. */
  draft?: { key: DraftKey; seen: Seen };
};

/**
 * Saves what a form says once, in one transaction. A draft that was kept elsewhere since the form was opened is not ended
 * in silence: it is answered as `newer`. `save` is the verb of the record, which notes the former version.
 */
export function saveForm<Item>({ idempotencyKey, draft }: Sent, save: () => Saved<Item>) {
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
