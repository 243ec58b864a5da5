import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PinForm } from "~/components/admin/pin-form";
import { RecordDialog } from "~/components/admin/record-dialog";
import { newPinInput } from "~/models/pin";
import { CLEARED, createPin } from "~/models/pin.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { parseForm } from "~/utils/form.server";
import { keepTyped } from "~/utils/keep-typed";
import { formAction } from "~/utils/not-stored.server";
import { readOwnerForm } from "~/utils/owner-form.server";
import { pinFailure } from "~/utils/pin-failure.server";
import { done, newRecordId } from "~/utils/record-form.server";

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
