import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NoRecord } from "~/components/admin/no-record";
import { PinForm } from "~/components/admin/pin-form";
import { RecordDialog } from "~/components/admin/record-dialog";
import { revisionOf } from "~/components/admin/record-form";
import { answerDraftButton, saveForm, startForm } from "~/forms/draft-form.server";
import { parseForm } from "~/forms/form.server";
import { keepTyped } from "~/forms/keep-typed";
import { formAction } from "~/forms/not-stored.server";
import { readOwnerForm } from "~/forms/owner-form.server";
import { pinFailure } from "~/forms/pin-failure.server";
import { done, saveRefused, statusOf } from "~/forms/record-form.server";
import { sayWithCurrent } from "~/models/journey/journey.server";
import { newPinInput } from "~/models/pins/pin";
import { findPin, updatePin } from "~/models/pins/pin.server";
import { version } from "~/models/records/value-schemas";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

const NOT_UPDATED = "Failed to update travel pin. Please check all fields.";

export const meta = () => adminMeta("Edit Pin");

const LOST = { noun: "pin", createAt: "/admin/pins/new" };

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request);
  const id = params.id ?? "";
  const pin = findPin(id, "owner");
  const start = startForm({ kind: "pin", recordId: id }, pin, LOST.createAt);
  return data({ pin, start }, statusOf(pin));
}

export const action = formAction(async ({ params, ...args }: ActionFunctionArgs) => {
  const form = await readOwnerForm(args);
  const result = parseForm(form, newPinInput.extend({ version }));
  const id = params.id ?? "";
  const key = { kind: "pin", recordId: id } as const;
  const answer = answerDraftButton(form, result.submission, key, "/admin/pins");
  if (answer) return answer;
  if (!result.ok) return pinFailure(result.submission, form, NOT_UPDATED);
  const wasCurrent = findPin(id, "owner")?.pinType === "current";
  const saved = saveForm(form, key, () => updatePin(id, result.value));
  if (!saved.ok) return saveRefused(result.submission, saved, LOST);
  const { pinType, isVisible } = result.value;
  const said = sayWithCurrent(
    "Travel pin updated successfully!",
    wasCurrent,
    pinType === "current" && Boolean(isVisible),
  );
  return done("/admin/pins", said);
});

export const clientAction = keepTyped(NOT_UPDATED);

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
