import type { Submission } from "@conform-to/react";
import type { z } from "zod";
import { kinds } from "~/kinds";
import { saveForm } from "~/models/find/drafts/save-form.server";
import type { RecordChange } from "~/models/find/drafts/save-record.server";
import { answerDraftButton, sentBeside } from "../drafts/draft-form.server";
import { formFailure, parseForm } from "../form.server";
import { INTENT } from "../intents";
import { ownerFormAction } from "../owner-form.server";
import { answerChoice } from "../pictures/picture-choice.server";
import type { contentPreview } from "./content-preview.server";
import type { checkedForm } from "./publish-check.server";
import { type echoEntered, newRecordId, saveRefused } from "./record-form.server";
import { withSuggestions } from "./related-form.server";

type AnySubmission = Submission<unknown, string[], unknown>;

/** A sent form with the id of its record; with `isNew`, the record is still to be created. */
type PostedForm = { form: FormData; id: string; isNew: boolean };

/** The validated values of a form, and the record before the change; `null` if it is new or deleted. */
type Entered<Shape extends z.ZodRawShape, Item> = PostedForm & {
  value: z.output<z.ZodObject<Shape>>;
  before: Item | null;
};

/** Handles a button that does not save. */
export type PressedButton = (
  submission: AnySubmission,
  form: FormData,
) =>
  | ReturnType<typeof contentPreview | typeof checkedForm | typeof echoEntered>
  // `content` is a text that the reply puts into the form.
  | (ReturnType<typeof echoEntered> & { content: string });

type RecordForm<Shape extends z.ZodRawShape, Item> = {
  kind: "post" | "destination" | "pin" | "moment" | "collection" | "page";
  /** The record's name in the message that it was deleted. */
  noun: string;
  /** The record's fields, and the version when one is changed. */
  schema: z.ZodObject<Shape>;
  find: (id: string) => Item | null;
  /** Handlers of buttons that do not save, by intent. */
  buttons?: Map<unknown, PressedButton>;
  /** Whether replies include posts to choose as related. */
  offersRelated?: true;
  /** The form-level message when a field is invalid. */
  failure?: (form: FormData) => string;
  /** What the form changes. */
  change: (entered: Entered<Shape, Item>) => RecordChange;
  /** The redirect after saving, with the success message. */
  done: (entered: Entered<Shape, Item>) => Promise<Response>;
};

/** The `action` of the pages that create and edit one kind of record. */
export function recordAction<Shape extends z.ZodRawShape, Item>(record: RecordForm<Shape, Item>) {
  return ownerFormAction(async (form, { params }) => {
    const sent = { form, id: params.id ?? newRecordId(form), isNew: params.id === undefined };
    const answer = await answerForm(record, sent);
    if (answer instanceof Response || !record.offersRelated) return answer;
    return withSuggestions(form, sent.id, answer);
  });
}

async function answerForm<Shape extends z.ZodRawShape, Item>(
  record: RecordForm<Shape, Item>,
  sent: PostedForm,
) {
  const { form, id, isNew } = sent;
  const choosing = answerChoice(form);
  if (choosing) return choosing;
  const { adminPath } = kinds[record.kind];
  const key = { kind: record.kind, recordId: id };
  const result = parseForm(form, record.schema);
  const { submission } = result;
  const drafted = answerDraftButton(form, submission, key, adminPath);
  if (drafted) return drafted;
  const press = record.buttons?.get(form.get(INTENT));
  if (press) return press(submission, form);
  const failure = record.failure && { "": [record.failure(form)] };
  if (!result.ok) return formFailure(submission, failure);
  // The copy of a record that was deleted is sent with that record's version.
  const value = isNew ? { ...result.value, version: undefined } : result.value;
  const entered = { ...sent, value, before: isNew ? null : record.find(id) };
  const saved = saveForm(sentBeside(form, key), record.change(entered));
  const lost = isNew ? undefined : { noun: record.noun, createAt: `${adminPath}/new` };
  if (!saved.ok) return saveRefused(submission, saved, lost);
  return record.done(entered);
}
