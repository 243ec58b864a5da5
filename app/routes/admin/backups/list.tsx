import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BackupList } from "~/components/admin/backups/backup-list";
import { BackupWork } from "~/components/admin/backups/backup-work";
import { Elsewhere } from "~/components/admin/backups/elsewhere";
import { KeptNumbers } from "~/components/admin/backups/kept-numbers";
import { MakeBackup } from "~/components/admin/backups/make-backup";
import { UploadedNote } from "~/components/admin/backups/uploaded-note";
import { WayBack } from "~/components/admin/backups/way-back";
import { AdminPage } from "~/components/admin/shell/admin-page";
import { BACK_UP, DELETE, INTENT } from "~/forms/intents";
import { buttonAction } from "~/forms/not-stored.server";
import { readOwnerForm } from "~/forms/owner-form.server";
import { done, unknownIntent } from "~/forms/records/record-form.server";
import { saveSettings } from "~/forms/settings-form.server";
import { getSettings } from "~/models/texts/settings.server";
import { listBackups } from "~/portable/backup/backup-list.server";
import { makeBackup } from "~/portable/backup/backup-process.server";
import { isAtWork, isDoneSoon, lateFailure } from "~/portable/backup/backup-work.server";
import { wayBack } from "~/portable/backup/restore/restore-backup.server";
import { deleteUpload, readUpload } from "~/portable/backup/restore/uploaded-archive.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { env } from "~/utils/env.server";

const BACKUPS = "/admin/backups";

export const meta = () => adminMeta("Backups");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request);
  const backups = await listBackups(env.DATA_DIR);
  return {
    backups,
    former: wayBack(backups),
    upload: await readUpload(env.DATA_DIR),
    isAtWork: isAtWork(),
    failure: await lateFailure(env.DATA_DIR),
    now: new Date(),
    settings: getSettings(),
  };
}

export const action = buttonAction(async (args: ActionFunctionArgs) => {
  const form = await readOwnerForm(args);
  if (form.has("group")) return saveSettings(form, BACKUPS);
  switch (form.get(INTENT)) {
    case BACK_UP: {
      const isMade = await isDoneSoon(env.DATA_DIR, makeBackup(env.DATA_DIR, "owner"));
      return done(BACKUPS, isMade ? "The backup is made" : "The backup is being made");
    }
    case DELETE:
      await deleteUpload(env.DATA_DIR);
      return done(BACKUPS, "The uploaded archive is deleted");
    default:
      throw unknownIntent();
  }
});

export { keepPage as clientAction } from "~/forms/unanswered";

export default function Backups() {
  const {
    backups,
    former,
    upload,
    isAtWork: isWorking,
    failure,
    now,
    settings,
  } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Backups" actions={<MakeBackup isAtWork={isWorking} />}>
      <div className="grid gap-6">
        <BackupWork isAtWork={isWorking} failure={failure} />
        <WayBack former={former} />
        <UploadedNote upload={upload} />
        <BackupList backups={backups} now={now} />
        <KeptNumbers
          key={settings.version}
          settings={settings}
          reply={useActionData<typeof action>()}
        />
        <Elsewhere />
      </div>
    </AdminPage>
  );
}
