import { data } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { UploadForm } from "~/components/admin/backups/upload-form";
import { AdminPage } from "~/components/admin/shell/admin-page";
import { redirectWithToast } from "~/forms/flash.server";
import { ownerButtonAction } from "~/forms/owner-form.server";
import { ARCHIVE_FIELD } from "~/portable/backup/archive/archive-field";
import { isDoneSoon } from "~/portable/backup/backup-work.server";
import {
  deleteUpload,
  receiveUpload,
  UPLOADED,
} from "~/portable/backup/restore/uploaded-archive.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { env } from "~/utils/env.server";
import { isStartError } from "~/utils/start-error";

export const meta = () => adminMeta("Restore from a file");

export const loader = ownerLoader(() => null);

export const action = ownerButtonAction(async (_form, { context }) => {
  const file = context.files?.find(({ field }) => field === ARCHIVE_FIELD);
  if (!file?.path) return refused("Choose the archive first.");
  try {
    const isChecked = await isDoneSoon(env.DATA_DIR, receiveUpload(env.DATA_DIR, file.path));
    const description = isChecked ? "The archive is whole" : "The archive is being checked";
    const toast = { title: "Success", description };
    return redirectWithToast(`/admin/backups/${UPLOADED}/restore`, toast);
  } catch (error) {
    if (!isStartError(error)) throw error;
    await deleteUpload(env.DATA_DIR);
    return refused(error.message);
  }
});

function refused(message: string) {
  return data({ message }, { status: 400, headers: { "Cache-Control": "no-store" } });
}

export default function UploadBackup() {
  const reply = useActionData<typeof action>();
  return (
    <AdminPage title="Restore from a file">
      <UploadForm problem={reply?.message ?? null} />
    </AdminPage>
  );
}
