import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmptyDemo } from "~/components/admin/settings/empty-demo";
import { SettingForm } from "~/components/admin/settings/setting-form";
import { AdminPage } from "~/components/admin/shell/admin-page";
import { ButtonLink } from "~/components/ui/buttons/button";
import { reloadWithToast } from "~/forms/flash.server";
import { formFailure } from "~/forms/form.server";
import { BACK_UP, EMPTY_DEMO, INTENT } from "~/forms/intents";
import { formAction } from "~/forms/not-stored.server";
import { offlineAction } from "~/forms/offline-action";
import { readOwnerForm } from "~/forms/owner-form.server";
import { answerChoice } from "~/forms/pictures/picture-choice.server";
import { done, saveRefused, unknownIntent } from "~/forms/records/record-form.server";
import { parseSettingsForm } from "~/forms/settings-form.server";
import { getSettings, updateSettings } from "~/models/texts/settings.server";
import { makeBackup } from "~/portable/backup/make-backup.server";
import { countDemo, emptyDemo } from "~/portable/seeded-records.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { env } from "~/utils/env.server";

export const meta = () => adminMeta("Settings");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request);
  return { settings: getSettings(), demo: countDemo() };
}

export const action = formAction(async (args: ActionFunctionArgs) => {
  const form = await readOwnerForm(args);
  const choosing = answerChoice(form);
  if (choosing) return choosing;
  if (form.get(INTENT) === EMPTY_DEMO) return demoEmptied();
  if (form.get(INTENT) === BACK_UP) return backedUp();
  const result = parseSettingsForm(form);
  if (!result) throw unknownIntent();
  if (!result.ok) return formFailure(result.submission);
  const saved = updateSettings(result.change);
  if (!saved.ok) return saveRefused(result.submission, saved);
  return reloadWithToast("/admin/settings", {
    title: "Success",
    description: "Settings saved",
  });
});

async function demoEmptied() {
  await emptyDemo();
  return reloadWithToast("/admin", {
    title: "Success",
    description: "The demo is gone. A backup of it is in the folder backups.",
  });
}

async function backedUp() {
  const { name } = await makeBackup(env.DATA_DIR, "owner");
  return done("/admin", `The backup is in the folder backups: ${name}`);
}

export const clientAction = offlineAction("The settings were not saved");

export default function Settings() {
  const { settings, demo } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title="Settings"
      actions={
        <ButtonLink to="/admin/backups" kind="secondary">
          Backups
        </ButtonLink>
      }
    >
      <EmptyDemo counts={demo} />
      <SettingForm
        key={settings.version}
        settings={settings}
        reply={useActionData<typeof action>()}
      />
    </AdminPage>
  );
}
