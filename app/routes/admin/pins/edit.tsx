import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RecordDialog } from "~/components/admin/forms/record-dialog";
import { revisionOf } from "~/components/admin/forms/record-form";
import { PinForm } from "~/components/admin/pins/pin-form";
import { NoRecord } from "~/components/admin/shell/no-record";
import { startForm } from "~/forms/draft-form.server";
import { offlineAction } from "~/forms/offline-action";
import { pinAction } from "~/forms/pin-action.server";
import { statusOf } from "~/forms/record-form.server";
import { findPin } from "~/models/road/pins/pin.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

const NOT_UPDATED = "Failed to update travel pin. Please check all fields.";

export const meta = () => adminMeta("Edit Pin");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request);
  const id = params.id ?? "";
  const pin = findPin(id, "owner");
  const start = startForm({ kind: "pin", recordId: id }, pin);
  return data({ pin, start }, statusOf(pin));
}

export const action = pinAction(NOT_UPDATED);

export const clientAction = offlineAction(NOT_UPDATED);

export default function EditPin() {
  const { pin, start } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <RecordDialog title="Edit Pin" back="/admin/pins" width="2xl">
      {pin || reply ? (
        <PinForm
          key={pin?.id}
          values={start?.values ?? {}}
          draft={start?.draft}
          revision={revisionOf(pin, reply)}
          reply={reply}
        />
      ) : (
        <NoRecord noun="travel pin" />
      )}
    </RecordDialog>
  );
}
