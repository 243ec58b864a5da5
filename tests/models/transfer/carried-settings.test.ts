import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { getSettings, updateSettings } from "~/models/texts/settings.server";
import { exportToFolder } from "~/portable/transfer/export-folder.server";
import { importFrom } from "~/portable/transfer/import/import.server";
import { env } from "~/utils/env.server";
import { folderWith, json, MARK } from "../../support/records/import-files";

async function exported(name: string) {
  const folder = join(env.DATA_DIR, name);
  await exportToFolder(folder, { withSubscribers: false });
  return JSON.parse(readFileSync(join(folder, "settings.json"), "utf8"));
}

test("what was chosen is carried, also where another site begins with the same or with something else", async () => {
  const chosen = { siteName: "South", currency: "INR", country: "India" };
  await importFrom(folderWith({ ...MARK, "settings.json": json(chosen) }));
  expect(getSettings()).toMatchObject(chosen);

  const written = { language: "en-GB", timeZone: "UTC" };
  updateSettings(written);
  expect(await exported("out")).toEqual({ ...chosen, ...written });
});
