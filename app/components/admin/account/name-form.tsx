import { useForm } from "@conform-to/react";
import type { z } from "zod";
import { PlainForm } from "~/components/admin/forms/plain-form";
import { Button } from "~/components/ui/buttons/button";
import { TextField } from "~/components/ui/form-controls";
import { usePostedIntent } from "~/components/ui/pending-fieldset";
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
    <PlainForm form={form} noValidate className="grid gap-4">
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
    </PlainForm>
  );
}
