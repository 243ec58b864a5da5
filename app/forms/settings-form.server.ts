import { z } from "zod";
import { version } from "~/models/base/records/value-schemas";
import { isSettingGroup, type SettingsChange, settingGroups } from "~/models/texts/settings";
import { updateSettings } from "~/models/texts/settings.server";
import { reloadWithToast } from "./flash.server";
import { formFailure, parseForm } from "./form.server";
import { saveRefused, unknownIntent } from "./records/record-form.server";

/** Saves the groups of settings that a form names, then loads the page at `back` with a full page load. */
export function saveSettings(form: FormData, back: string) {
  const groups = String(form.get("group")).split(" ");
  if (!groups.every(isSettingGroup)) throw unknownIntent();
  const fields = groups.map((group): z.ZodRawShape => settingGroups[group].shape);
  const result = parseForm(form, z.object(Object.assign({ version }, ...fields)));
  if (!result.ok) return formFailure(result.submission);
  const saved = updateSettings(result.value as SettingsChange);
  if (!saved.ok) return saveRefused(result.submission, saved);
  return reloadWithToast(back, { title: "Success", description: "Settings saved" });
}
