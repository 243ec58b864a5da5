import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { afterAll, beforeEach, expect, test } from "vitest";
import { getSettings, updateSettings } from "~/models/texts/settings.server";
import { site } from "~/site";
import { standingSettings } from "~/words";
import { contentVersion, db, raiseContentVersion } from "~db/client.server";
import { siteSettings } from "~db/schema/site-settings";
import { readSettings } from "~db/settings";
import { firstMigrations } from "../support/records/older-database";

const OWN_NAMES = { siteName: "Travel letters", travellerName: "the traveller" };

const folder = mkdtempSync(join(tmpdir(), "site-older-settings-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(() => {
  db.delete(siteSettings).run();
});

/** The settings after these were written into the database, as an archive from elsewhere may hold them. */
function settingsWith(chosen: string) {
  updateSettings({ siteName: "Before" });
  db.$client.prepare("update site_settings set chosen = ?").run(chosen);
  raiseContentVersion();
  contentVersion();
  const { version: _, ...settings } = getSettings();
  expect(site()).toEqual({ ...settings, isOwn: true });
  return settings;
}

test.each([
  ["no JSON", "x{"],
  ["a list", "[1,2]"],
  ["a word", '"x"'],
  ["nothing", "null"],
  ["a zone that this machine does not know", '{"timeZone":"Mars/Olympus"}'],
  ["a language that is none", '{"language":"x y z"}'],
  ["a currency that is none", '{"currency":"??"}'],
  ["a colour that is a script", '{"accent":"red;}</style><script>"}'],
  ["a last day that is none", '{"journeyEndDate":"soon"}'],
  ["lists that are none", '{"regions":5,"postCategories":{"a":1},"destinationCategories":[]}'],
  ["a list of numbers", '{"regions":[1,2]}'],
  ["no name", '{"siteName":null,"travellerName":"","country":7}'],
  ["numbers that are words", '{"keepDaily":"many","hereDelayHours":-1,"momentsInFeed":"yes"}'],
  ["words of no list", '{"typefaces":"comic","hereShown":"never"}'],
  ["what there is not", '{"__proto__":{"siteName":"x"},"other":1}'],
])("of settings that are %s the defaults hold", (_, chosen) => {
  expect(settingsWith(chosen)).toEqual(standingSettings(true));
});

test("what can be read beside it holds", () => {
  const settings = settingsWith('{"timeZone":"Mars/Olympus","siteName":"Far","icon":""}');
  expect(settings).toEqual({ ...standingSettings(true), siteName: "Far" });
});

test("whatever the owner chose comes back", () => {
  const chosen = {
    language: "nb-NO",
    timeZone: "Europe/Oslo",
    currency: "NOK",
    journeyEndDate: "2027-02-03",
    regions: ["Nord", "Sør"],
    accent: "#ad4e08",
    keepDaily: 3,
    momentsInFeed: true,
    hereShown: "later",
    icon: "",
  } as const;
  updateSettings({ ...chosen, regions: [...chosen.regions] });
  expect(getSettings()).toMatchObject(chosen);
});

test("a site of her own falls back to nobody's names, and keeps the zone of what is there", () => {
  updateSettings({ hereShown: "later" });
  const kept = { language: "en-IN", timeZone: "Asia/Kolkata" };
  expect(getSettings()).toMatchObject({ ...OWN_NAMES, ...kept });
  updateSettings({ siteName: "Lisbon to Dakar", travellerName: "Ines", timeZone: "Europe/Lisbon" });
  updateSettings({ siteName: null, travellerName: null, timeZone: null, language: null });
  expect(getSettings()).toMatchObject({ ...OWN_NAMES, language: "en-GB", timeZone: "UTC" });
});

test("a site that was set up before keeps the names that its readers know", () => {
  const older = new Database(":memory:");
  migrate(drizzle({ client: older }), { migrationsFolder: firstMigrations(folder, 38) });
  older
    .prepare(
      "insert into site_settings (id, chosen, version, created_at, updated_at) values (?, ?, 1, 1, 1)",
    )
    .run(1, '{"travellerName":"Ines","accent":"#0d6661"}');
  migrate(drizzle({ client: older }), { migrationsFolder: "db/migrations" });
  expect(readSettings(older)).toMatchObject({
    siteName: "Kashmir to Kanyakumari",
    travellerName: "Ines",
    language: "en-IN",
    timeZone: "Asia/Kolkata",
    accent: "#0d6661",
  });
  older.close();
});
