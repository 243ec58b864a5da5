import type { Submission } from "@conform-to/react";
import type { z } from "zod";
import { kinds } from "~/kinds";
import type { Saved } from "~/models/base/records/result";
import { saveForm } from "~/models/find/drafts/save-form.server";
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

/** What a form was sent for: the record with this id, or a new one that will have it. */
type PostedForm = { form: FormData; id: string; isNew: boolean };

/** What it says, once that is valid, and what the record said before; `null` for one that is new or gone. */
type Entered<Shape extends z.ZodRawShape, Item> = PostedForm & {
  value: z.output<z.ZodObject<Shape>>;
  before: Item | null;
};

/** Answers a button that saves nothing. */
export type PressedButton = (
  submission: AnySubmission,
  form: FormData,
) =>
  | ReturnType<typeof contentPreview | typeof checkedForm | typeof echoEntered>
  // With a text that the answer has put into the form.
  | (ReturnType<typeof echoEntered> & { content: string });

type RecordForm<Shape extends z.ZodRawShape, Item> = {
  kind: "post" | "destination" | "pin" | "moment" | "collection" | "page";
  /** What the owner calls the record when it is gone. */
  noun: string;
  /** The fields of a new record, and the version of one that is changed. */
  schema: z.ZodObject<Shape>;
  find: (id: string) => Item | null;
  /** By what it asks for. */
  buttons?: Map<unknown, PressedButton>;
  /** Whether an answer offers other posts as related. */
  offersRelated?: true;
  /** The message for all fields together when one of them is wrong. */
  failure?: (form: FormData) => string;
  /** Creates or changes the record, all or nothing. */
  save: (entered: Entered<Shape, Item>) => Saved<Item>;
  /** Redirects to the page that says what was done. */
  done: (entered: Entered<Shape, Item>) => Promise<Response>;
};

/** The `action` of the pages that make and change a kind of record. */
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
  const entered = { ...sent, value: result.value, before: isNew ? null : record.find(id) };
  const saved = saveForm(sentBeside(form, key), () => record.save(entered));
  const lost = isNew ? undefined : { noun: record.noun, createAt: `${adminPath}/new` };
  if (!saved.ok) return saveRefused(submission, saved, lost);
  return record.done(entered);
}
