import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RecordPage } from "~/components/admin/forms/record-page";
import { PinForm } from "~/components/admin/pins/pin-form";
import { startForm } from "~/forms/drafts/draft-form.server";
import { offlineAction } from "~/forms/offline-action";
import { pinAction } from "~/forms/records/pin-action.server";
import { statusOf } from "~/forms/records/record-form.server";
import { findPin } from "~/models/road/pins/pin.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

const NOT_UPDATED = "Failed to update travel pin. Please check all fields.";

export const meta = () => adminMeta("Edit Pin");

export const loader = ownerLoader(({ params }) => {
  const id = params.id ?? "";
  const record = findPin(id, "owner");
  const start = startForm({ kind: "pin", recordId: id }, record);
  return data({ record, start }, statusOf(record));
});

export const action = pinAction(NOT_UPDATED);

export const clientAction = offlineAction(NOT_UPDATED);

export default function EditPin() {
  return (
    <RecordPage kind="pin" title="Edit Pin" loaded={useLoaderData<typeof loader>()}>
      {(form) => <PinForm {...form} />}
    </RecordPage>
  );
}
