import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DestinationForm } from "~/components/admin/destination-form";
import { RecordDialog } from "~/components/admin/record-dialog";
import { answerDraftButton, saveForm, startNewForm } from "~/forms/draft-form.server";
import { formFailure, parseForm } from "~/forms/form.server";
import { FIND_RELATED, INTENT } from "~/forms/intents";
import { keepTyped, NOT_SAVED } from "~/forms/keep-typed";
import { formAction } from "~/forms/not-stored.server";
import { readOwnerForm } from "~/forms/owner-form.server";
import { asTyped, done, newRecordId, saveRefused } from "~/forms/record-form.server";
import { offeredFor, withOffered } from "~/forms/related-form.server";
import { listCollectionTitles } from "~/models/collections/collection-lists.server";
import { newDestinationInput } from "~/models/destinations/destination";
import { CLEARED, createDestination } from "~/models/destinations/destination.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Add Destination");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request);
  const start = startNewForm("destination", request, CLEARED, "/admin/places");
  const offered = offeredFor(start.formId, [start.values]);
  return { ...start, offered, collections: listCollectionTitles() };
}

export const action = formAction(async (args: ActionFunctionArgs) => {
  const form = await readOwnerForm(args);
  const id = newRecordId(form);
  return withOffered(form, id, answerForm(form, id));
});

async function answerForm(form: FormData, id: string) {
  const result = parseForm(form, newDestinationInput);
  const key = { kind: "destination", recordId: id } as const;
  const answer = answerDraftButton(form, result.submission, key, "/admin/places");
  if (answer) return answer;
  if (form.get(INTENT) === FIND_RELATED) return asTyped(result.submission);
  if (!result.ok) return formFailure(result.submission);
  const saved = saveForm(form, key, () => createDestination(result.value, id));
  if (!saved.ok) return saveRefused(result.submission, saved);
  return done("/admin/places", "Destination created successfully");
}

export { keepsOpenForm as shouldRevalidate } from "~/utils/keeps-open-form";

export const clientAction = keepTyped(NOT_SAVED);

export default function NewDestination() {
  const { formId, values, draft, offered, collections } = useLoaderData<typeof loader>();
  return (
    <RecordDialog title="Add Destination" back="/admin/places">
      <DestinationForm
        key={formId}
        values={values}
        draft={draft}
        revision={{ formId }}
        reply={useActionData<typeof action>()}
        path="/journey"
        offered={offered}
        collections={collections}
      />
    </RecordDialog>
  );
}
