import type { Submission } from "@conform-to/react";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import { type DraftKind, kinds } from "~/kinds";
import type { DraftKey, FormDraft } from "~/models/find/drafts/draft";
import {
  type Draft,
  deleteDraft,
  fieldsOf,
  findDraft,
  type Seen,
  saveDraft,
} from "~/models/find/drafts/draft.server";
import { changedFields } from "~/models/find/drafts/draft-comparison";
import { type DraftedRecord, draftedKinds } from "~/models/find/drafts/draft-kinds.server";
import { idempotencyKeyOf } from "../idempotency-key";
import { DISCARD_DRAFT, INTENT, KEEP_DRAFT } from "../intents";
import { done, newerDraft } from "../records/record-form.server";
import { draftState, enteredDraft, formValues } from "./draft-values.server";

const KEPT = "Draft saved. Readers do not see it.";

type AnySubmission = Submission<unknown, string[], unknown>;

/** The idempotency key of a record's form, and what it knows about the draft. */
export function sentBeside(form: FormData, key: DraftKey) {
  return { idempotencyKey: idempotencyKeyOf(form), key, seen: seenDraft(form) };
}

/** What a form knew of the draft when it was sent. A form without these fields does not check for a newer draft. */
export function seenDraft(form: FormData): Seen {
  const [draftId, version, writer] = ["draftId", "draftVersion", "writer"].map((name) => {
    const value = form.get(name);
    return typeof value === "string" ? value : undefined;
  });
  return {
    draftId: draftId === "" ? null : draftId,
    version: version === undefined ? undefined : Number(version),
    writer,
  };
}

/**
 * Answers the buttons about the draft alone: saves it as it was typed, valid or not, or discards it; `null` for other
 * buttons. `back` is the page that follows.
 */
export function answerDraftButton(
  form: FormData,
  submission: AnySubmission,
  key: DraftKey,
  back: string,
) {
  const intent = form.get(INTENT);
  if (intent === DISCARD_DRAFT) {
    deleteDraft(key);
    return done(back, "Draft discarded");
  }
  if (intent !== KEEP_DRAFT) return null;
  const kept = saveDraft(key, enteredDraft(form, key.kind).values, seenDraft(form));
  if (kept.ok) return done(back, KEPT);
  return kept.kind === "stale" ? newerDraft(submission, kept.newer) : null;
}

/**
 * The values for the form of a record: the draft's, completed by the record's; `null` without a record. If there is
 * only a draft, throws a redirect to the page that creates the record.
 */
export function startForm<Item extends DraftedRecord>(
  key: DraftKey,
  record: Item | null,
  createAt = `${kinds[key.kind].adminPath}/new`,
) {
  if (record) return startAt(key, record);
  if (findDraft(key)) throw redirect(`${createAt}?draft=${key.recordId}`, 303);
  return null;
}

/** The same for a record that always exists. */
export function startAt<Item extends DraftedRecord>(key: DraftKey, record: Item) {
  const draft = findDraft(key);
  const { version, updatedAt: savedAt } = record;
  const state = draft
    ? draftState(draft)
    : { id: null, version, baseVersion: version, writer: "", savedAt };
  const newer = state.baseVersion === version ? null : formValues(record);
  const changed = changedIn(key, record, draft);
  return {
    values: withDraft(record, draft),
    draft: { ...key, state, newer, changed } satisfies FormDraft,
  };
}

/**
 * The same for a new record; a draft named in the address is continued. Throws a redirect to the record's own page once
 * the record exists.
 */
export function startNewForm<Start extends object>(
  kind: DraftKind,
  request: Request,
  start: Start,
) {
  const asked = new URL(request.url).searchParams.get("draft");
  const recordId = z.uuid().safeParse(asked).data ?? crypto.randomUUID();
  if (asked && draftedKinds[kind].find(recordId))
    throw redirect(`${kinds[kind].adminPath}/${recordId}`, 303);
  const draft = findDraft({ kind, recordId });
  const nothing = { id: null, version: 0, baseVersion: 0, writer: "", savedAt: new Date() };
  const state = draft ? draftState(draft) : nothing;
  return {
    formId: recordId,
    values: withDraft(start, draft),
    draft: {
      kind,
      recordId,
      state,
      newer: null,
      changed: changedIn({ kind, recordId }, start, draft),
    } satisfies FormDraft,
  };
}

/** The names of the fields in which the draft differs from its record. */
function changedIn({ kind }: DraftKey, record: object, draft: Draft | null) {
  return draft ? changedFields(draft.values, fieldsOf(kind, record)) : [];
}

/** The form's values with the draft's typed ones, valid or not. */
function withDraft<Values extends object>(values: Values, draft: Draft | null) {
  return formValues<Values>({ ...values, ...draft?.values });
}
