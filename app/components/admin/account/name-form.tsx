import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { z } from "zod";
import { FormErrors } from "~/components/admin/forms/form-errors";
import { Button } from "~/components/ui/buttons/button";
import { TextField } from "~/components/ui/form-controls";
import { PendingFieldset, useIsPosting, usePostedIntent } from "~/components/ui/pending-fieldset";
import { CHANGE_NAME, INTENT } from "~/forms/intents";
import type { Reply } from "~/forms/reply";
import type { nameChange } from "~/models/owner/owner";
import { PresentPassword } from "./present-password";

type Values = z.input<typeof nameChange>;
type Props = { username: string; reply: Reply };

/** The name by which the owner signs in. */
export function NameForm({ username, reply }: Props) {
  const [form, fields] = useForm<Values>({
    id: "change-name",
    lastResult: reply?.result,
    defaultValue: { name: username },
    constraint: { name: { required: true }, presentPassword: { required: true } },
  });
  const isPending = usePostedIntent() === CHANGE_NAME;
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)} noValidate>
      <PendingFieldset isPending={useIsPosting()} className="grid gap-4">
        <FormErrors id={form.errorId} errors={form.errors} />
        <TextField
          field={fields.name}
          label="Name"
          hint="With which you sign in. No reader sees it."
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={!fields.name.valid}
        />
        <PresentPassword
          field={fields.presentPassword}
          autoFocus={fields.name.valid && !fields.presentPassword.valid}
        />
        <Button name={INTENT} value={CHANGE_NAME} className="justify-self-start">
          {isPending ? "Changing…" : "Change name"}
        </Button>
      </PendingFieldset>
    </Form>
  );
}
