import { useLoaderData } from "@remix-run/react";
import { RecordPage } from "~/components/admin/forms/record-page";
import { PinForm } from "~/components/admin/pins/pin-form";
import { startNewForm } from "~/forms/drafts/draft-form.server";
import { offlineAction } from "~/forms/offline-action";
import { pinAction } from "~/forms/records/pin-action.server";
import { NEW_PIN } from "~/models/road/pins/pin";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

const NOT_CREATED = "Failed to create travel pin. Please check all fields.";

export const meta = () => adminMeta("Add Pin");

export const loader = ownerLoader(({ request }) => startNewForm("pin", request, NEW_PIN));

export const action = pinAction(NOT_CREATED);

export { keepsOpenForm as shouldRevalidate } from "~/utils/browser/keeps-open-form";

export const clientAction = offlineAction(NOT_CREATED);

export default function NewPin() {
  return (
    <RecordPage kind="pin" title="Add Pin" loaded={useLoaderData<typeof loader>()}>
      {(form) => <PinForm {...form} />}
    </RecordPage>
  );
}
