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
 * The id that the page made for a new record. The same form sent twice has the same id, so the second one finds the
 * record and does not create another.
 */
export function newRecordId(form: FormData) {
  return id.safeParse(form.get("formId")).data ?? crypto.randomUUID();
}

/** A 404 for a record that does not exist or was deleted. */
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

/** The status of an edit page: 404 without a record, although it may still show the form that was just sent. */
export function statusOf(record: object | null) {
  return { status: record ? 200 : 404 };
}

/** The form again after a refused save; after a conflict, with the newer version's values. */
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

/** The form again because somebody saved a draft of the record since it was opened. */
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

/** The form as it was typed, not validated or saved. */
export function echoEntered(submission: AnySubmission) {
  return { result: { initialValue: submission.reply().initialValue } };
}

/** The owner's word for a record, and the page that creates a new one, if any. */
type Lost = { noun: string; createAt?: string };

/** The form again, as a 404, because its record was deleted; it can create a new one. */
export function recordGone(submission: AnySubmission, { noun, createAt }: Lost) {
  const way = createAt ? "save it as a new one or copy it" : "copy what you need";
  const message = `This ${noun} was deleted in the meantime. Your text is still here: ${way}.`;
  const result = submission.reply({ formErrors: [message] });
  const gone = createAt ? { createAt, formId: crypto.randomUUID() } : undefined;
  return data({ result, newer: null, gone }, { status: 404 });
}

/** 303 to a page with a message; after a deletion the message offers to undo it. */
export function done(to: string, description: string, deletedAt?: Date | null) {
  const undo = deletedAt ? { undo: deletedAt.getTime() } : {};
  return redirectWithToast(to, { title: "Success", description, ...undo });
}

/** The form of a row in a list: its button and its record. */
export async function readRowForm(args: ActionFunctionArgs) {
  const form = await readOwnerForm(args);
  const recordId = form.get("recordId");
  return {
    intent: form.get(INTENT),
    id: typeof recordId === "string" ? recordId : "",
    isVisible: form.get("isVisible") === "true",
  };
}

/** 303 back to the list with a message about a row; throws a 404 if the row is gone. */
export function rowDone(wasThere: boolean | null, to: string, description: string) {
  if (!wasThere) throw noRecord();
  return done(to, description);
}

/** The same after deleting a row; `null` means that it was gone already. */
export function rowDeleted(deletedAt: Date | null, to: string, description: string) {
  if (!deletedAt) throw noRecord();
  return done(to, description, deletedAt);
}
