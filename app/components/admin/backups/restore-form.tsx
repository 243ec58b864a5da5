import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { z } from "zod";
import { PresentPassword } from "~/components/admin/account/present-password";
import { FormErrors } from "~/components/admin/forms/form-errors";
import { Button, ButtonLink } from "~/components/ui/buttons/button";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import type { Reply } from "~/forms/reply";
import type { restoreRequest } from "~/models/owner/owner";

type Values = z.input<typeof restoreRequest>;

/** Asks for the password, for a restore takes away what came since. */
export function RestoreForm({ reply }: { reply: Reply }) {
  const [form, { presentPassword }] = useForm<Values>({
    id: "restore-backup",
    lastResult: reply?.result,
    constraint: { presentPassword: { required: true } },
  });
  const isPosting = useIsPosting();
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)} noValidate>
      <PendingFieldset isPending={isPosting} className="grid gap-4">
        <FormErrors id={form.errorId} errors={form.errors} />
        <PresentPassword field={presentPassword} autoFocus={!presentPassword.valid} />
        <div className="flex flex-wrap gap-3">
          <Button kind="danger">{isPosting ? "Restoring…" : "Restore this backup"}</Button>
          <ButtonLink to="/admin/backups" kind="secondary">
            Cancel
          </ButtonLink>
        </div>
      </PendingFieldset>
    </Form>
  );
}
