import { z } from "zod";
import { version } from "~/models/base/records/value-schemas";
import { isSettingGroup, type SettingsChange, settingGroups } from "~/models/texts/settings";
import { parseForm } from "./form.server";

/** What a form of the settings says of the groups that it names; `null` for a group that there is not. */
export function parseSettingsForm(form: FormData) {
  const groups = String(form.get("group")).split(" ");
  if (!groups.every(isSettingGroup)) return null;
  const fields = groups.map((group): z.ZodRawShape => settingGroups[group].shape);
  const result = parseForm(form, z.object(Object.assign({ version }, ...fields)));
  if (!result.ok) return result;
  const { submission, value } = result;
  return { ok: true as const, submission, change: value as SettingsChange };
}
