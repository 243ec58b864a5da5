import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "@remix-run/node";
import { z } from "zod";
import {
  DISCARD_DRAFT,
  type DraftKey,
  type DraftState,
  type FormDraft,
  KEEP_DRAFT,
} from "~/models/draft";
import {
  type Draft,
  type DraftValues,
  deleteDraft,
  findDraft,
  type Seen,
  saveDraft,
  saveWithDraft,
} from "~/models/draft.server";
import { type DraftedRecord, kinds } from "~/models/draft-kinds.server";
import type { Saved } from "~/models/result";
import type { DraftKind } from "~/models/vocabulary";
import { toLocalInput } from "~/utils/dates";
import { pick } from "~/utils/pick";
import { redirectWithToast } from "./flash.server";
import { innermost } from "./schema-parts";
import { submittedValues } from "./submitted-values.server";

const KEPT = "Draft kept. Readers see what was published before.";

type AnySubmission = Submission<unknown, string[], unknown>;

type Typed = {
  values: DraftValues /** The fields of which more was typed than can be kept. */;
  cut: Set<string>;
};

/** What a form has in the fields of this kind: valid values as they are stored, all else as it was typed. */
export function typedDraft(form: FormData, kind: DraftKind): Typed {
  const schema = kinds[kind].input;
  const { typed, cut } = submittedValues(form, schema);
  const values = Object.keys(schema.shape).map((name) => [name, fieldValue(typed, name, schema)]);
  return { values: Object.fromEntries(values), cut };
}

function fieldValue(typed: FormData, name: string, schema: z.ZodObject<z.ZodRawShape>): unknown {
  const field = schema.shape[name] as z.core.$ZodType;
  const parsed = parseWithZod(typed, { schema: z.object({ [name]: field }) });
  if (parsed.status === "success") return parsed.value[name] ?? emptyOf(field);
  return parsed.payload[name] ?? emptyOf(field);
}

/** What a field is that was left empty, in a form that always sends all of them. */
function emptyOf(field: z.core.$ZodType) {
  return innermost(field) instanceof z.ZodBoolean ? false : null;
}

/** What a form knew of the draft when it was sent; a form that says nothing of it asks after nothing. */
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

/** What the page that shows a draft has to know of it. */
export function draftState(draft: Draft): DraftState {
  return pick(draft, "id", "version", "baseVersion", "writer", "savedAt");
}

/**
 * Answers the buttons that have to do with the draft alone: kept as it was typed, valid or not, or discarded; `null`
 * for every other. `back` is the page that follows.
 */
export function answerDraftButton(
  form: FormData,
  submission: AnySubmission,
  key: DraftKey,
  back: string,
) {
  const intent = form.get("intent");
  if (intent === DISCARD_DRAFT) {
    deleteDraft(key);
    return redirectWithToast(back, { title: "Success", description: "Draft discarded" });
  }
  if (intent !== KEEP_DRAFT) return null;
  const kept = saveDraft(key, typedDraft(form, key.kind).values, seenDraft(form));
  if (kept.ok) return redirectWithToast(back, { title: "Success", description: KEPT });
  return kept.kind === "stale" ? newerDraft(submission, kept.newer) : null;
}

/** Saves a record by its form, which ends the draft of it that this form knew. */
export function saveForm<Item>(form: FormData, key: DraftKey, save: () => Saved<Item>) {
  return saveWithDraft(key, seenDraft(form), save);
}

/**
 * What the form of this record begins with: what its draft says, and what that leaves open the record; `null` without
 * a record. Throws a redirect to the page that makes one when it has a draft all the same.
 */
export function startForm<Item extends DraftedRecord>(
  key: DraftKey,
  record: Item | null,
  createAt: string,
) {
  if (record) return startAt(key, record);
  if (findDraft(key)) throw redirect(`${createAt}?draft=${key.recordId}`, 303);
  return null;
}

/** The same for a record that is always there. */
export function startAt<Item extends DraftedRecord>(key: DraftKey, record: Item) {
  const draft = findDraft(key);
  const { version, updatedAt: savedAt } = record;
  const state = draft
    ? draftState(draft)
    : { id: null, version, baseVersion: version, writer: "", savedAt };
  const newer = state.baseVersion === version ? null : formValues(record);
  return { values: withDraft(record, draft), draft: { ...key, state, newer } satisfies FormDraft };
}

/**
 * The same for a record that there is not yet: a draft named in the address is gone on with. Throws a redirect
 * to the record's own page, below `path`, once there is one.
 */
export function startNewForm<Start extends object>(
  kind: DraftKind,
  request: Request,
  start: Start,
  path: string,
) {
  const asked = new URL(request.url).searchParams.get("draft");
  const recordId = z.uuid().safeParse(asked).data ?? crypto.randomUUID();
  if (asked && kinds[kind].find(recordId)) throw redirect(`${path}/${recordId}`, 303);
  const draft = findDraft({ kind, recordId });
  const nothing = { id: null, version: 0, baseVersion: 0, writer: "", savedAt: new Date() };
  const state = draft ? draftState(draft) : nothing;
  return {
    formId: recordId,
    values: withDraft(start, draft),
    draft: { kind, recordId, state, newer: null } satisfies FormDraft,
  };
}

/** A form takes what was typed for any of its fields, valid or not. */
function withDraft<Values extends object>(values: Values, draft: Draft | null) {
  return formValues<Values>({ ...values, ...draft?.values });
}

type Shown<Values> = Omit<Values, "publishedAt"> & { publishedAt?: string };

/** Values as a form shows them: times as they are typed. */
export function formValues<Values extends object>(values: Values): Shown<Values> {
  const { publishedAt } = values as { publishedAt?: unknown };
  const isInstant =
    publishedAt instanceof Date || (typeof publishedAt === "string" && publishedAt.endsWith("Z"));
  const shown = values as Shown<Values>;
  return isInstant ? { ...shown, publishedAt: toLocalInput(publishedAt) } : shown;
}

/** The form again: somebody kept a draft of the record since the form was opened. */
export function newerDraft(submission: AnySubmission, newer: Draft) {
  const message =
    "A newer draft was kept elsewhere meanwhile. Compare the marked fields, then save again to keep yours.";
  const result = submission.reply({ formErrors: [message] });
  const answer = {
    result,
    newer: formValues(newer.values),
    draft: draftState(newer),
    gone: undefined,
  };
  return data(answer, { status: 409 });
}
