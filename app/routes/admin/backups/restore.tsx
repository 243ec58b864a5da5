import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RestoreForm } from "~/components/admin/backups/restore-form";
import { RestorePreviewSection } from "~/components/admin/backups/restore-preview";
import { AdminPage } from "~/components/admin/shell/admin-page";
import { formAction } from "~/forms/not-stored.server";
import { offlineAction } from "~/forms/offline-action";
import { answerRestore } from "~/forms/restore-form.server";
import { previewFor } from "~/portable/backup/restore/found-preview.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { env } from "~/utils/env.server";

export const meta = () => adminMeta("Restore a backup");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request);
  const found = await previewFor(env.DATA_DIR, params.name ?? "");
  if (!found) throw data({ message: "There is no such backup, or no longer." }, { status: 404 });
  return found;
}

export const action = formAction((args: ActionFunctionArgs) =>
  answerRestore(args, args.params.name ?? ""),
);

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
