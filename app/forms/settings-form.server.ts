import { z } from "zod";
import { version } from "~/models/base/records/value-schemas";
import { isSettingGroup, type SettingsChange, settingGroups } from "~/models/texts/settings";
import { updateSettings } from "~/models/texts/settings.server";
import { reloadWithToast } from "./flash.server";
import { formFailure, parseForm } from "./form.server";
import { saveRefused, unknownIntent } from "./records/record-form.server";

/** What a form of the settings says of the groups that it names; `null` for a group that there is not. */
function parseSettingsForm(form: FormData) {
  const groups = String(form.get("group")).split(" ");
  if (!groups.every(isSettingGroup)) return null;
  const fields = groups.map((group): z.ZodRawShape => settingGroups[group].shape);
  const result = parseForm(form, z.object(Object.assign({ version }, ...fields)));
  if (!result.ok) return result;
  const { submission, value } = result;
  return { ok: true as const, submission, change: value as SettingsChange };
}

/** Saves the groups of settings that a form names; the page at `back` is loaded anew with them. */
export function saveSettings(form: FormData, back: string) {
  const result = parseSettingsForm(form);
  if (!result) throw unknownIntent();
  if (!result.ok) return formFailure(result.submission);
  const saved = updateSettings(result.change);
  if (!saved.ok) return saveRefused(result.submission, saved);
  return reloadWithToast(back, { title: "Success", description: "Settings saved" });
}
