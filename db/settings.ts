import type { Database } from "better-sqlite3";
import { typefaces } from "~/site";
import { readJsonObject } from "~/utils/json-object";
import { isTimeZone } from "~/utils/words/zone";
import { moveRules } from "~/vocabulary";
import { SETTING_DEFAULTS, type SettingValues, standingSettings } from "~/words";

const LINE = /^[^\p{Cc}]{0,300}$/u;
const COLOUR = /^#[0-9a-f]{6}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Rules for a value besides having the default's type: an invalid value would make every page fail. */
const rules: { [Name in keyof SettingValues]?: (value: string) => boolean } = {
  language: isLanguageTag,
  timeZone: isTimeZone,
  currency: (value) => /^[A-Z]{3}$/.test(value),
  journeyEndDate: (value) => DAY.test(value) && !Number.isNaN(Date.parse(value)),
  accent: (value) => COLOUR.test(value),
  accentDark: (value) => COLOUR.test(value),
  second: (value) => COLOUR.test(value),
  secondDark: (value) => COLOUR.test(value),
  typefaces: (value) => typefaces.some((each) => each === value),
  hereShown: (value) => moveRules.some((each) => each === value),
};

function isLanguageTag(value: string) {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}

/**
 * The owner's settings. Values that this program or machine cannot read, such as after restoring an archive from
 * elsewhere, count as not set.
 */
export function readChosen(client: Database): Partial<SettingValues> {
  const chosen = client.prepare("select chosen from site_settings where id = 1").pluck().get();
  return readableSettings(readJsonObject(String(chosen)) ?? {});
}

/** The present settings: the owner's, and defaults for all others. */
export function readSettings(client: Database, isOwn = isOwnSite(client)): SettingValues {
  return { ...standingSettings(isOwn), ...readChosen(client) };
}

/** Whether settings were saved and the demo is removed. */
export function isOwnSite(client: Database) {
  const { saved, demo } = client
    .prepare(
      `select exists (select 1 from site_settings where id = 1) as saved,
        exists (select 1 from demo_records) as demo`,
    )
    .get() as { saved: number; demo: number };
  return saved === 1 && demo === 0;
}

/** The same with `isOwn`, for pages that depend on whether the site is the owner's own. */
export function readSite(client: Database) {
  const isOwn = isOwnSite(client);
  return { ...readSettings(client, isOwn), isOwn };
}

function readableSettings(chosen: Record<string, unknown>): Partial<SettingValues> {
  const readable = Object.entries(SETTING_DEFAULTS).filter(
    ([name, standing]) => Object.hasOwn(chosen, name) && isLike(standing, chosen[name], name),
  );
  return Object.fromEntries(readable.map(([name]) => [name, chosen[name]]));
}

function isLike(standing: unknown, value: unknown, name: string) {
  if (Array.isArray(standing))
    return Array.isArray(value) && value.length > 0 && value.every(isLine);
  if (typeof standing === "number") return Number.isInteger(value) && Number(value) >= 0;
  if (typeof standing === "boolean") return typeof value === "boolean";
  if (!isLine(value) || (value === "" && standing !== "")) return false;
  return rules[name as keyof SettingValues]?.(value) ?? true;
}

function isLine(value: unknown): value is string {
  return typeof value === "string" && LINE.test(value);
}
