import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RecordDialog } from "~/components/admin/forms/record-dialog";
import { PageForm } from "~/components/admin/pages/page-form";
import { startNewForm } from "~/forms/draft-form.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { newPageAction } from "~/forms/page-action.server";
import { NEW_PAGE } from "~/models/texts/pages/page-members";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("New Page");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request);
  return startNewForm("page", request, NEW_PAGE);
}

export const action = newPageAction;

export { keepsOpenForm as shouldRevalidate } from "~/utils/browser/keeps-open-form";

export const clientAction = offlineAction(NOT_SAVED);

export default function NewPage() {
  const { formId, values, draft } = useLoaderData<typeof loader>();
  return (
    <RecordDialog title="New Page" back="/admin/pages">
      <PageForm
        key={formId}
        slug={null}
        values={values}
        draft={draft}
        revision={{ formId }}
        reply={useActionData<typeof action>()}
      />
    </RecordDialog>
  );
}
