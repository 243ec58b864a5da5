import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CollectionForm } from "~/components/admin/collections/collection-form";
import { RecordDialog } from "~/components/admin/forms/record-dialog";
import { collectionAction } from "~/forms/collection-action.server";
import { startNewForm } from "~/forms/draft-form.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { CLEARED } from "~/models/collections/collection";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("New Collection");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request);
  return startNewForm("collection", request, CLEARED);
}

export const action = collectionAction;

export { keepsOpenForm as shouldRevalidate } from "~/utils/browser/keeps-open-form";

export const clientAction = offlineAction(NOT_SAVED);

export default function NewCollection() {
  const { formId, values, draft } = useLoaderData<typeof loader>();
  return (
    <RecordDialog title="New Collection" back="/admin/gallery" width="2xl">
      <CollectionForm
        key={formId}
        values={values}
        draft={draft}
        revision={{ formId }}
        reply={useActionData<typeof action>()}
        path="/gallery"
      />
    </RecordDialog>
  );
}
