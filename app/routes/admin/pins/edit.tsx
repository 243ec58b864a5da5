import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PinForm } from "~/components/admin/pin-form";
import { RecordDialog } from "~/components/admin/record-dialog";
import { version } from "~/models/fields";
import { newPinInput } from "~/models/pin";
import { getPin, updatePin } from "~/models/pin.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { parseForm } from "~/utils/form.server";
import { readOwnerForm } from "~/utils/owner-form.server";
import { pinFailure } from "~/utils/pin-failure.server";
import { done, noRecord, saveRefused } from "~/utils/record-form.server";

export const meta = () => adminMeta("Edit Pin");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request);
  const pin = getPin(params.id ?? "");
  if (!pin) throw noRecord("travel pin");
  return { pin };
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  const form = await readOwnerForm(args);
  const result = parseForm(form, newPinInput.extend({ version }));
  if (!result.ok) return pinFailure(result.submission, form, "update");
  const id = params.id ?? "";
  const saved = updatePin(id, result.value);
  if (!saved.ok) return saveRefused(result.submission, saved, getPin(id));
  return done("/admin/pins", "Travel pin updated successfully!");
}

export default function EditPin() {
  const { pin } = useLoaderData<typeof loader>();
  return (
    <RecordDialog title="Edit Pin" back="/admin/pins" width="2xl">
      <PinForm
        key={pin.id}
        values={pin}
        revision={{ version: pin.version }}
        reply={useActionData<typeof action>()}
      />
    </RecordDialog>
  );
}
