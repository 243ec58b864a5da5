import { useForm } from "@conform-to/react";
import type { z } from "zod";
import { PlainForm } from "~/components/admin/forms/plain-form";
import { Button } from "~/components/ui/buttons/button";
import { TextField } from "~/components/ui/form-controls";
import { usePostedIntent } from "~/components/ui/pending-fieldset";
import { CHANGE_PASSWORD, INTENT } from "~/forms/intents";
import type { Reply } from "~/forms/reply";
import type { passwordChange } from "~/models/owner/owner";
import { PresentPassword } from "./present-password";

type Values = z.input<typeof passwordChange>;
type Props = { username: string; reply: Reply };

/** The form for a new password, which ends all other sessions. */
export function PasswordForm({ username, reply }: Props) {
  const [form, fields] = useForm<Values>({
    id: "change-password",
    lastResult: reply?.result,
    constraint: {
      presentPassword: { required: true },
      newPassword: { required: true },
      newPasswordAgain: { required: true },
    },
  });
  const isPending = usePostedIntent() === CHANGE_PASSWORD;
  const all = [fields.presentPassword, fields.newPassword, fields.newPasswordAgain];
  const wrong = all.find((field) => !field.valid)?.name;
  return (
    <PlainForm form={form} noValidate className="grid gap-4">
      {/* Tells password managers which account this is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PresentPassword field={fields.presentPassword} autoFocus={wrong === "presentPassword"} />
      <TextField
        field={fields.newPassword}
        label="New password"
        type="password"
        hint="At least 12 characters: some words of your own that do not belong together do well."
        autoComplete="new-password"
        autoFocus={wrong === "newPassword"}
      />
      <TextField
        field={fields.newPasswordAgain}
        label="New password once more"
        type="password"
        autoComplete="new-password"
        autoFocus={wrong === "newPasswordAgain"}
      />
      <Button name={INTENT} value={CHANGE_PASSWORD} className="justify-self-start">
        {isPending ? "Changing…" : "Change password"}
      </Button>
    </PlainForm>
  );
}
