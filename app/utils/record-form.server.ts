import type { Submission } from "@conform-to/react";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import { z } from "zod";
import type { Refusal } from "~/models/result";
import { redirectWithToast } from "./flash.server";
import { formFailure } from "./form.server";
import { readOwnerForm } from "./owner-form.server";

const id = z.uuid();

type AnySubmission = Submission<unknown, string[], unknown>;

/**
 * The id that the page made for a record before it existed. The same form sent twice carries the
 * same id, so the second sending finds the record instead of making another.
 */
export function newRecordId(form: FormData) {
  return id.safeParse(form.get("formId")).data;
}

/** A 404 for a record that is not there, or no longer. */
export function noRecord(noun: string) {
  return data({ message: `This ${noun} does not exist, or no longer does.` }, { status: 404 });
}

/** A 400 for a button that the page does not have. */
export function unknownIntent() {
  return data(
    { message: "This form asks for something that the page cannot do." },
    { status: 400 },
  );
}

/** The form again after a save that did not happen; over a newer version, with that version's values. */
export function saveRefused<Item>(submission: AnySubmission, refusal: Refusal, newer: Item) {
  if (refusal.kind === "invalid") {
    const { data: failed, init } = formFailure(submission, refusal.fieldErrors);
    return data({ ...failed, newer: null }, init ?? undefined);
  }
  const gone = refusal.kind === "missing";
  const message = gone
    ? "This was deleted meanwhile, so nothing was saved. Your text is still here: copy what you need."
    : "Somebody saved a newer version meanwhile. Compare the marked fields, then save again to keep yours.";
  const result = submission.reply({ formErrors: [message] });
  return data({ result, newer: gone ? null : newer }, { status: gone ? 404 : 409 });
}

/** 303 to a page that says what was done. */
export function done(to: string, description: string) {
  return redirectWithToast(to, { title: "Success", description });
}

/** What a row of a list asks for: its button and the record it stands for. */
export async function readRowForm(args: ActionFunctionArgs) {
  const form = await readOwnerForm(args);
  const recordId = form.get("recordId");
  return {
    intent: form.get("intent"),
    id: typeof recordId === "string" ? recordId : "",
    isVisible: form.get("isVisible") === "true",
  };
}

/** 303 back to the list with what was done to one of its rows; throws a 404 when the row is gone. */
export function rowDone(wasThere: boolean, to: string, description: string) {
  if (!wasThere) throw noRecord("item");
  return done(to, description);
}
