import type { Database } from "better-sqlite3";
import { SETTING_DEFAULTS, type SettingValues } from "~/words";

/** The settings as they are: what the owner chose, and for all else the defaults. */
export function readSettings(client: Database): SettingValues {
  const chosen = client.prepare("select chosen from site_settings where id = 1").pluck().get();
  return chosen === undefined
    ? SETTING_DEFAULTS
    : { ...SETTING_DEFAULTS, ...JSON.parse(chosen as string) };
}
