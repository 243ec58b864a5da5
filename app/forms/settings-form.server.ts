import { z } from "zod";
import { version } from "~/models/records/value-schemas";
import { isSettingGroup, type SettingsChange, settingGroups } from "~/models/settings/settings";
import { parseForm } from "./form.server";

/** What a form of the settings says of its group; `null` for a group that there is not. */
export function parseSettingsForm(form: FormData) {
  const group = form.get("group");
  if (!isSettingGroup(group)) return null;
  const fields: z.ZodRawShape = { ...settingGroups[group].shape, group: z.literal(group), version };
  const result = parseForm(form, z.object(fields));
  if (!result.ok) return result;
  const { group: _, ...change } = result.value;
  return {
    ok: true as const,
    submission: result.submission,
    group,
    change: change as SettingsChange,
  };
}
