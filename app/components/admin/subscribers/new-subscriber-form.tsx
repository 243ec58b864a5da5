import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { CadenceChoice } from "~/components/site/subscription/cadence-choice";
import { Button } from "~/components/ui/buttons/button";
import { TextField } from "~/components/ui/form-controls";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import type { Reply } from "~/forms/reply";
import { FormErrors } from "../forms/form-errors";
import { ConsentField } from "./consent-field";

type Fields = { email: string; cadence: string; consent: string };

/** One address that the owner puts on the list. */
export function NewSubscriberForm({ sendsMail, reply }: { sendsMail: boolean; reply: Reply }) {
  const isPosting = useIsPosting();
  const [form, fields] = useForm<Fields>({
    id: "new-subscriber",
    lastResult: reply?.result,
    constraint: { email: { required: true } },
  });
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)} noValidate>
      <PendingFieldset isPending={isPosting} className="grid gap-5 pb-6">
        <FormErrors id={form.errorId} errors={form.errors} />
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
      </PendingFieldset>
    </Form>
  );
}
