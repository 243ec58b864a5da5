import { useForm } from "@conform-to/react";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { PresentPassword } from "~/components/admin/account/present-password";
import { RestorePreviewSection } from "~/components/admin/backups/restore-preview";
import { PlainForm } from "~/components/admin/forms/plain-form";
import { AdminPage } from "~/components/admin/shell/admin-page";
import { Button, ButtonLink } from "~/components/ui/buttons/button";
import { useIsPosting } from "~/components/ui/pending-fieldset";
import { formAction } from "~/forms/not-stored.server";
import { offlineAction } from "~/forms/offline-action";
import type { Reply } from "~/forms/reply";
import { answerRestore } from "~/forms/restore-form.server";
import type { restoreRequest } from "~/models/owner/owner";
import { previewFor } from "~/portable/backup/restore/found-preview.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { env } from "~/utils/env.server";

export const meta = () => adminMeta("Restore a backup");

export const loader = ownerLoader(async ({ params }) => {
  const found = await previewFor(env.DATA_DIR, params.name ?? "");
  if (!found) throw data({ message: "There is no such backup, or no longer." }, { status: 404 });
  return found;
});

export const action = formAction((args) => answerRestore(args, args.params.name ?? ""));

export const clientAction = offlineAction("No answer came. Look at the list of backups first.");

export default function RestoreBackup() {
  const found = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <AdminPage title="Restore a backup">
      <div className="grid max-w-measure gap-6">
        <RestorePreviewSection found={found} />
        {found.preview && <RestoreForm reply={reply} />}
      </div>
    </AdminPage>
  );
}

type Values = z.input<typeof restoreRequest>;

/** Asks for the password, as a restore deletes everything newer than the backup. */
function RestoreForm({ reply }: { reply: Reply }) {
  const [form, { presentPassword }] = useForm<Values>({
    id: "restore-backup",
    lastResult: reply?.result,
    constraint: { presentPassword: { required: true } },
  });
  const isPosting = useIsPosting();
  return (
    <PlainForm form={form} noValidate className="grid gap-4">
      <PresentPassword field={presentPassword} autoFocus={!presentPassword.valid} />
      <div className="flex flex-wrap gap-3">
        <Button kind="danger">{isPosting ? "Restoring…" : "Restore this backup"}</Button>
        <ButtonLink to="/admin/backups" kind="secondary">
          Cancel
        </ButtonLink>
      </div>
    </PlainForm>
  );
}
