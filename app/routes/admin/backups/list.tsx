import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { BackupRow } from "~/components/admin/backups/backup-row";
import { BackupWork } from "~/components/admin/backups/backup-work";
import { KeptNumbers } from "~/components/admin/backups/kept-numbers";
import { UploadedNote } from "~/components/admin/backups/uploaded-note";
import { RecordList } from "~/components/admin/lists/record-list";
import { AdminPage } from "~/components/admin/shell/admin-page";
import { Button, ButtonLink } from "~/components/ui/buttons/button";
import { Moment } from "~/components/ui/moment";
import { PendingFieldset, useIsPosting, usePostedIntent } from "~/components/ui/pending-fieldset";
import { BACK_UP, DELETE, INTENT } from "~/forms/intents";
import { ownerButtonAction } from "~/forms/owner-form.server";
import { done, unknownIntent } from "~/forms/records/record-form.server";
import { saveSettings } from "~/forms/settings-form.server";
import { getSettings } from "~/models/texts/settings.server";
import { type Backup, listBackups } from "~/portable/backup/backup-list.server";
import { makeBackup } from "~/portable/backup/backup-process.server";
import { isAtWork, isDoneSoon, lateFailure } from "~/portable/backup/backup-work.server";
import { wayBack } from "~/portable/backup/restore/restore-backup.server";
import { deleteUpload, readUpload } from "~/portable/backup/restore/uploaded-archive.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { env } from "~/utils/env.server";

const BACKUPS = "/admin/backups";

export const meta = () => adminMeta("Backups");

export const loader = ownerLoader(async () => {
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
});

export const action = ownerButtonAction(async (form) => {
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
  const loaded = useLoaderData<typeof loader>();
  const { backups, now, settings } = loaded;
  return (
    <AdminPage title="Backups" actions={<MakeBackup isAtWork={loaded.isAtWork} />}>
      <div className="grid gap-6">
        <BackupWork isAtWork={loaded.isAtWork} failure={loaded.failure} />
        <WayBack former={loaded.former} />
        <UploadedNote upload={loaded.upload} />
        <RecordList empty="There is no backup yet. One is made every night.">
          {backups.map((backup) => (
            <BackupRow key={backup.name} backup={backup} now={now} />
          ))}
        </RecordList>
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

const link =
  "inline-flex min-h-touch items-center font-medium text-accent underline underline-offset-4";

/** Links to the export and to the upload of an archive. */
function Elsewhere() {
  return (
    <section aria-labelledby="elsewhere-title" className="max-w-measure">
      <h3 id="elsewhere-title" className="text-xl">
        Away from this machine
      </h3>
      <p className="mt-1 text-muted">A backup on the same disk dies with it.</p>
      <ul className="mt-2 grid">
        <li>
          <a href="/admin/backups/export.zip" download className={link}>
            Download everything
          </a>
        </li>
        <li>
          <Link to="/admin/backups/upload" className={link}>
            Restore from a file
          </Link>
        </li>
      </ul>
    </section>
  );
}

function MakeBackup({ isAtWork }: { isAtWork: boolean }) {
  const isMaking = usePostedIntent() === BACK_UP;
  return (
    <Form method="post">
      <PendingFieldset isPending={useIsPosting() || isAtWork}>
        <Button name={INTENT} value={BACK_UP}>
          {isMaking ? "Backing up…" : "Make one now"}
        </Button>
      </PendingFieldset>
    </Form>
  );
}

/** Links to the backup from before the last restore, which is kept for a day. */
function WayBack({ former }: { former: Backup | null }) {
  if (!former) return null;
  return (
    <section
      aria-label="The former site"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4"
    >
      <p>
        The site as it was before the last restore, <Moment at={former.madeAt} />, is kept.
      </p>
      <ButtonLink to={`/admin/backups/${encodeURIComponent(former.name)}/restore`} kind="secondary">
        Back to it
      </ButtonLink>
    </section>
  );
}
