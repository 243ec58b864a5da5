import { useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PlainForm } from "~/components/admin/forms/plain-form";
import { RecordDialog } from "~/components/admin/forms/record-dialog";
import { ConsentField } from "~/components/admin/subscribers/consent-field";
import { CadenceChoice } from "~/components/site/subscription/cadence-choice";
import { Button } from "~/components/ui/buttons/button";
import { TextField } from "~/components/ui/form-controls";
import { useIsPosting } from "~/components/ui/pending-fieldset";
import { formFailure, parseForm } from "~/forms/form.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { ownerFormAction } from "~/forms/owner-form.server";
import { done, saveRefused } from "~/forms/records/record-form.server";
import type { Reply } from "~/forms/reply";
import { addSubscriber } from "~/models/mail/subscribers/subscriber-admin.server";
import { newSubscriberInput } from "~/models/mail/subscribers/subscriber-intake-input.server";
import { SUBSCRIBERS } from "~/models/mail/subscribers/subscriber-query";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { env } from "~/utils/env.server";

export const meta = () => adminMeta("Add a subscriber");

export const loader = ownerLoader(() => ({ sendsMail: env.mail !== null }));

export const action = ownerFormAction((form) => {
  const result = parseForm(form, newSubscriberInput);
  if (!result.ok) return formFailure(result.submission);
  const added = addSubscriber(result.value);
  if (!added.ok) return saveRefused(result.submission, added);
  const isAsked = added.item === "asked";
  return done(SUBSCRIBERS, isAsked ? "The address is asked to confirm." : "Subscribed");
});

export const clientAction = offlineAction(NOT_SAVED);

export default function NewSubscriber() {
  const { sendsMail } = useLoaderData<typeof loader>();
  return (
    <RecordDialog title="Add a subscriber" back={SUBSCRIBERS}>
      <NewSubscriberForm sendsMail={sendsMail} reply={useActionData<typeof action>()} />
    </RecordDialog>
  );
}

type Fields = { email: string; cadence: string; consent: string };

/** The form with which the owner adds one address to the list. */
function NewSubscriberForm({ sendsMail, reply }: { sendsMail: boolean; reply: Reply }) {
  const isPosting = useIsPosting();
  const [form, fields] = useForm<Fields>({
    id: "new-subscriber",
    lastResult: reply?.result,
    constraint: { email: { required: true } },
  });
  return (
    <PlainForm form={form} noValidate className="grid gap-5 pb-6">
      <TextField
        field={fields.email}
        label="Email"
        type="email"
        autoComplete="off"
        autoFocus={!fields.email.valid}
      />
      <CadenceChoice chosen="weekly" errors={fields.cadence.errors} />
      <ConsentField field={fields.consent} sendsMail={sendsMail} />
      <Button className="justify-self-start">{isPosting ? "Adding…" : "Add"}</Button>
    </PlainForm>
  );
}
