import type { Database } from "better-sqlite3";
import { SITE_DEFAULTS, type Site } from "~/site";

/** The settings as they are: what the owner chose, and for all else the defaults. */
export function readSettings(client: Database): Site {
  const chosen = client.prepare("select chosen from site_settings where id = 1").pluck().get();
  return chosen === undefined
    ? SITE_DEFAULTS
    : { ...SITE_DEFAULTS, ...JSON.parse(chosen as string) };
}
