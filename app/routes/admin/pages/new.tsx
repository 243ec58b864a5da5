import { useLoaderData } from "@remix-run/react";
import { RecordPage } from "~/components/admin/forms/record-page";
import { PageForm } from "~/components/admin/pages/page-form";
import { startNewForm } from "~/forms/drafts/draft-form.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { newPageAction } from "~/forms/records/page-action.server";
import { NEW_PAGE } from "~/models/texts/pages/page-members";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("New Page");

export const loader = ownerLoader(({ request }) => startNewForm("page", request, NEW_PAGE));

export const action = newPageAction;

export { keepsOpenForm as shouldRevalidate } from "~/utils/browser/keeps-open-form";

export const clientAction = offlineAction(NOT_SAVED);

export default function NewPage() {
  return (
    <RecordPage kind="page" title="New Page" loaded={useLoaderData<typeof loader>()}>
      {(form) => <PageForm {...form} slug={null} />}
    </RecordPage>
  );
}
