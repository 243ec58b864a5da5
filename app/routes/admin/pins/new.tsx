import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PinForm } from "~/components/admin/pin-form";
import { RecordDialog } from "~/components/admin/record-dialog";
import { parseForm } from "~/forms/form.server";
import { keepTyped } from "~/forms/keep-typed";
import { formAction } from "~/forms/not-stored.server";
import { readOwnerForm } from "~/forms/owner-form.server";
import { pinFailure } from "~/forms/pin-failure.server";
import { done, newRecordId } from "~/forms/record-form.server";
import { newPinInput } from "~/models/pin";
import { CLEARED, createPin } from "~/models/pin.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

const NOT_CREATED = "Failed to create travel pin. Please check all fields.";

export const meta = () => adminMeta("Add Pin");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request);
  return { formId: crypto.randomUUID(), start: { ...CLEARED, country: "India" } };
}

export const action = formAction(async (args: ActionFunctionArgs) => {
  const form = await readOwnerForm(args);
  const result = parseForm(form, newPinInput);
  if (!result.ok) return pinFailure(result.submission, form, NOT_CREATED);
  createPin(result.value, newRecordId(form));
  return done("/admin/pins", "Travel pin created successfully!");
});

export const clientAction = keepTyped(NOT_CREATED);

export default function NewPin() {
  const { formId, start } = useLoaderData<typeof loader>();
  return (
    <RecordDialog title="Add Pin" back="/admin/pins" width="2xl">
      <PinForm values={start} revision={{ formId }} reply={useActionData<typeof action>()} />
    </RecordDialog>
  );
}
