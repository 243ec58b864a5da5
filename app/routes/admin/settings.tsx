import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SettingsForms } from "~/components/admin/settings/settings-forms";
import { AdminPage } from "~/components/admin/shell/admin-page";
import { reloadWithToast } from "~/forms/flash.server";

import { formFailure } from "~/forms/form.server";
import { formAction } from "~/forms/not-stored.server";
import { offlineAction } from "~/forms/offline-action";
import { readOwnerForm } from "~/forms/owner-form.server";
import { saveRefused, unknownIntent } from "~/forms/record-form.server";
import { parseSettingsForm } from "~/forms/settings-form.server";
import { getSettings, updateSettings } from "~/models/settings/settings.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Settings");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request);
  return { settings: getSettings() };
}

export const action = formAction(async (args: ActionFunctionArgs) => {
  const form = await readOwnerForm(args);
  const result = parseSettingsForm(form);
  if (!result) throw unknownIntent();
  if (!result.ok) return formFailure(result.submission);
  const saved = updateSettings(result.change);
  if (!saved.ok) return saveRefused(result.submission, saved);
  return reloadWithToast(`/admin/settings#${result.group}`, {
    title: "Success",
    description: "Settings saved",
  });
});

export const clientAction = offlineAction("The settings were not saved");

export default function Settings() {
  const { settings } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Settings">
      <SettingsForms settings={settings} reply={useActionData<typeof action>()} />
    </AdminPage>
  );
}
