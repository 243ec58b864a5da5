import { useActionData, useLoaderData } from "@remix-run/react";
import { EmptyDemo } from "~/components/admin/settings/empty-demo";
import { SettingForm } from "~/components/admin/settings/setting-form";
import { AdminPage } from "~/components/admin/shell/admin-page";
import { reloadWithToast } from "~/forms/flash.server";
import { BACK_UP, EMPTY_DEMO, EMPTY_DEMO_AND_WORDS, INTENT, SKIP_STEP } from "~/forms/intents";
import { offlineAction } from "~/forms/offline-action";
import { ownerFormAction } from "~/forms/owner-form.server";
import { answerChoice } from "~/forms/pictures/picture-choice.server";
import { done } from "~/forms/records/record-form.server";
import { saveSettings } from "~/forms/settings-form.server";
import { settingChoices } from "~/models/texts/setting-choices.server";
import { getSettings } from "~/models/texts/settings.server";
import { skipStep } from "~/pages/site/first-steps.server";
import { makeBackup } from "~/portable/backup/backup-process.server";
import { countDemo, emptyDemo, hasDemo } from "~/portable/seeded-records.server";
import { ownerLoader } from "~/session.server";
import { isOwn } from "~/site";
import { adminMeta } from "~/utils/admin-page";
import { env } from "~/utils/env.server";

export const meta = () => adminMeta("Settings");

export const loader = ownerLoader(() => ({
  settings: getSettings(),
  choices: settingChoices(),
  demo: isOwn() ? null : { hasRecords: hasDemo(), counts: countDemo() },
}));

export const action = ownerFormAction((form) => {
  const choosing = answerChoice(form);
  if (choosing) return choosing;
  if (form.get(INTENT) === EMPTY_DEMO) return demoEmptied("records");
  if (form.get(INTENT) === EMPTY_DEMO_AND_WORDS) return demoEmptied("words");
  if (form.get(INTENT) === SKIP_STEP) return stepSkipped(form);
  if (form.get(INTENT) === BACK_UP) return backedUp();
  return saveSettings(form, "/admin/settings");
});

function stepSkipped(form: FormData) {
  skipStep(form.get("step"));
  return done("/admin", "It is asked for no more.");
}

async function demoEmptied(what: "records" | "words") {
  await emptyDemo(what);
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
  const { settings, choices, demo } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Settings">
      {demo && <EmptyDemo {...demo} />}
      <SettingForm
        key={settings.version}
        settings={settings}
        choices={choices}
        reply={useActionData<typeof action>()}
      />
    </AdminPage>
  );
}
