import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CollectionForm } from "~/components/admin/collection-form";
import { RecordDialog } from "~/components/admin/record-dialog";
import { newCollectionInput } from "~/models/collection";
import { CLEARED, createCollection } from "~/models/collection.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { formFailure, parseForm } from "~/utils/form.server";
import { keepTyped, NOT_SAVED } from "~/utils/keep-typed";
import { formAction } from "~/utils/not-stored.server";
import { readOwnerForm } from "~/utils/owner-form.server";
import { done, newRecordId } from "~/utils/record-form.server";

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
