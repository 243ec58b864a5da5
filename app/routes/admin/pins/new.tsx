import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PinForm } from "~/components/admin/pin-form";
import { RecordDialog } from "~/components/admin/record-dialog";
import { answerDraftButton, saveForm, startNewForm } from "~/forms/draft-form.server";
import { parseForm } from "~/forms/form.server";
import { keepTyped } from "~/forms/keep-typed";
import { formAction } from "~/forms/not-stored.server";
import { readOwnerForm } from "~/forms/owner-form.server";
import { pinFailure } from "~/forms/pin-failure.server";
import { done, newRecordId, saveRefused } from "~/forms/record-form.server";
import { newPinInput } from "~/models/pins/pin";
import { createPin, NEW_PIN } from "~/models/pins/pin.server";
import { saved } from "~/models/records/result";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

const NOT_CREATED = "Failed to create travel pin. Please check all fields.";

export const meta = () => adminMeta("Add Pin");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request);
  return startNewForm("pin", request, NEW_PIN, "/admin/pins");
}

export const action = formAction(async (args: ActionFunctionArgs) => {
  const form = await readOwnerForm(args);
  const result = parseForm(form, newPinInput);
  const id = newRecordId(form);
  const key = { kind: "pin", recordId: id } as const;
  const answer = answerDraftButton(form, result.submission, key, "/admin/pins");
  if (answer) return answer;
  if (!result.ok) return pinFailure(result.submission, form, NOT_CREATED);
  const created = saveForm(form, key, () => saved(createPin(result.value, id)));
  if (!created.ok) return saveRefused(result.submission, created);
  return done("/admin/pins", "Travel pin created successfully!");
});

export { keepsOpenForm as shouldRevalidate } from "~/utils/keeps-open-form";

export const clientAction = keepTyped(NOT_CREATED);

export default function NewPin() {
  const { formId, values, draft } = useLoaderData<typeof loader>();
  return (
    <RecordDialog title="Add Pin" back="/admin/pins" width="2xl">
      <PinForm
        key={formId}
        values={values}
        draft={draft}
        revision={{ formId }}
        reply={useActionData<typeof action>()}
      />
    </RecordDialog>
  );
}
