import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DestinationForm } from "~/components/admin/destination-form";
import { RecordDialog } from "~/components/admin/record-dialog";
import { formFailure, parseForm } from "~/forms/form.server";
import { keepTyped, NOT_SAVED } from "~/forms/keep-typed";
import { formAction } from "~/forms/not-stored.server";
import { readOwnerForm } from "~/forms/owner-form.server";
import { done, newRecordId, saveRefused } from "~/forms/record-form.server";
import { newDestinationInput } from "~/models/destination";
import { CLEARED, createDestination } from "~/models/destination.server";
import { listRelatable } from "~/models/related.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Add Destination");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request);
  return { formId: crypto.randomUUID(), start: CLEARED, related: listRelatable() };
}

export const action = formAction(async (args: ActionFunctionArgs) => {
  const form = await readOwnerForm(args);
  const result = parseForm(form, newDestinationInput);
  if (!result.ok) return formFailure(result.submission);
  const saved = createDestination(result.value, newRecordId(form));
  if (!saved.ok) return saveRefused(result.submission, saved);
  return done("/admin/places", "Destination created successfully");
});

export const clientAction = keepTyped(NOT_SAVED);

export default function NewDestination() {
  const { formId, start, related } = useLoaderData<typeof loader>();
  return (
    <RecordDialog title="Add Destination" back="/admin/places">
      <DestinationForm
        values={start}
        revision={{ formId }}
        reply={useActionData<typeof action>()}
        path="/journey"
        related={related}
      />
    </RecordDialog>
  );
}
