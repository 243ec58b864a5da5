import type { Submission } from "@conform-to/react";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { z } from "zod";
import type { Refusal } from "~/models/base/records/result";
import type { Draft } from "~/models/find/drafts/draft.server";
import { draftState, formValues } from "../drafts/draft-values.server";
import { redirectWithToast } from "../flash.server";
import { formFailure } from "../form.server";
import { INTENT } from "../intents";
import { readOwnerForm } from "../owner-form.server";

const id = z.uuid();

type AnySubmission = Submission<unknown, string[], unknown>;

/**
 * The id that the page made for a record before it existed. The same form sent twice carries the
 * same id, so the second sending finds the record instead of making another.
 */
export function newRecordId(form: FormData) {
  return id.safeParse(form.get("formId")).data ?? crypto.randomUUID();
}

/** A 404 for a record that is not there, or no longer. */
function noRecord() {
  return data({ message: "This item does not exist, or no longer does." }, { status: 404 });
}

/** A 400 for a button that the page does not have. */
export function unknownIntent() {
  return data(
    { message: "This form asks for something that the page cannot do." },
    { status: 400 },
  );
}

/** What an edit page loads with: 404 without a record, though the page still shows a form just sent. */
export function statusOf(record: object | null) {
  return { status: record ? 200 : 404 };
}

/** The form again after a save that did not happen; over a newer version, with that version's values. */
export function saveRefused<Item>(
  submission: AnySubmission,
  refusal: Refusal<Item> | { kind: "newer-draft"; newer: Draft },
  lost: Lost = { noun: "item" },
) {
  if (refusal.kind === "newer-draft") return newerDraft(submission, refusal.newer);
  if (refusal.kind === "missing") return recordGone(submission, lost);
  if (refusal.kind === "invalid") {
    const { data: failed, init } = formFailure(submission, refusal.fieldErrors);
    return data({ ...failed, newer: null, gone: undefined }, init ?? undefined);
  }
  const message =
    "Somebody saved a newer version meanwhile. Compare the marked fields, then save again to keep yours.";
  const result = submission.reply({ formErrors: [message] });
  return data(
    { result, newer: formValues(refusal.newer as object), gone: undefined },
    { status: 409 },
  );
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

/** The form as it was typed, unjudged; nothing is saved. */
export function echoEntered(submission: AnySubmission) {
  return { result: { initialValue: submission.reply().initialValue } };
}

/** What the owner calls a record, and the page that makes a new one, where there still is one. */
type Lost = { noun: string; createAt?: string };

/** The form again, as a 404, after its record was deleted: it can be sent on to make a new one. */
export function recordGone(submission: AnySubmission, { noun, createAt }: Lost) {
  const way = createAt ? "save it as a new one or copy it" : "copy what you need";
  const message = `This ${noun} was deleted in the meantime. Your text is still here: ${way}.`;
  const result = submission.reply({ formErrors: [message] });
  const gone = createAt ? { createAt, formId: crypto.randomUUID() } : undefined;
  return data({ result, newer: null, gone }, { status: 404 });
}

/** 303 to a page that says what was done; of what was deleted it offers to undo it. */
export function done(to: string, description: string, deletedAt?: Date | null) {
  const undo = deletedAt ? { undo: deletedAt.getTime() } : {};
  return redirectWithToast(to, { title: "Success", description, ...undo });
}

/** What a row of a list asks for: its button and the record it stands for. */
export async function readRowForm(args: ActionFunctionArgs) {
  const form = await readOwnerForm(args);
  const recordId = form.get("recordId");
  return {
    intent: form.get(INTENT),
    id: typeof recordId === "string" ? recordId : "",
    isVisible: form.get("isVisible") === "true",
  };
}

/** 303 back to the list with what was done to one of its rows; throws a 404 when the row is gone. */
export function rowDone(wasThere: boolean | null, to: string, description: string) {
  if (!wasThere) throw noRecord();
  return done(to, description);
}

/** The same of a row that was deleted; `null` says that it was gone. */
export function rowDeleted(deletedAt: Date | null, to: string, description: string) {
  if (!deletedAt) throw noRecord();
  return done(to, description, deletedAt);
}
