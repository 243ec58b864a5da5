import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CollectionForm } from "~/components/admin/collection-form";
import { RecordDialog } from "~/components/admin/record-dialog";
import { formFailure, parseForm } from "~/forms/form.server";
import { keepTyped, NOT_SAVED } from "~/forms/keep-typed";
import { formAction } from "~/forms/not-stored.server";
import { readOwnerForm } from "~/forms/owner-form.server";
import { done, newRecordId } from "~/forms/record-form.server";
import { newCollectionInput } from "~/models/collection";
import { CLEARED, createCollection } from "~/models/collection.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("New Collection");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request);
  return { formId: crypto.randomUUID(), start: CLEARED };
}

export const action = formAction(async (args: ActionFunctionArgs) => {
  const form = await readOwnerForm(args);
  const result = parseForm(form, newCollectionInput);
  if (!result.ok) return formFailure(result.submission);
  createCollection(result.value, newRecordId(form));
  return done("/admin/gallery", "Gallery collection created successfully");
});

export const clientAction = keepTyped(NOT_SAVED);

export default function NewCollection() {
  const { formId, start } = useLoaderData<typeof loader>();
  return (
    <RecordDialog title="New Collection" back="/admin/gallery" width="2xl">
      <CollectionForm
        values={start}
        revision={{ formId }}
        reply={useActionData<typeof action>()}
        path="/gallery"
      />
    </RecordDialog>
  );
}
