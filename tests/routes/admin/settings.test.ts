import { afterEach, expect, test } from "vitest";
import { getSettings, updateSettings } from "~/models/texts/settings.server";
import { OWN_SITE_DEFAULTS } from "~/site";
import { SETTING_DEFAULTS, standingSettings } from "~/words";
import { signedInOwner } from "../../support/requests/owner";
import { visit } from "../../support/requests/pages";

const cookie = await signedInOwner();

afterEach(() => {
  updateSettings(Object.fromEntries(Object.keys(SETTING_DEFAULTS).map((name) => [name, null])));
});

function send(fields: Record<string, string>) {
  return visit("/admin/settings", { cookie, body: new URLSearchParams(fields) });
}

test("a group saves by itself, and leaves the others as they are", async () => {
  updateSettings({ country: "Norway" });
  const answer = await send({
    group: "names",
    siteName: "North to South",
    travellerName: "Ingrid",
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe("/admin/settings");
  expect(answer.headers.get("X-Remix-Reload-Document")).toBe("true");
  expect(getSettings()).toMatchObject({
    siteName: "North to South",
    travellerName: "Ingrid",
    // Left empty.
    shortName: "",
    country: "Norway",
  });
});

test("what was typed in another group is saved with it", async () => {
  const answer = await send({
    group: "names journey",
    siteName: "North to South",
    areaWord: "countries",
  });
  expect(answer.status).toBe(303);
  expect(getSettings()).toMatchObject({ siteName: "North to South", areaWord: "countries" });
});

test("a list is a field for each word: one that is emptied leaves it", async () => {
  const answer = await send({
    group: "journey",
    journeyEndDate: "2026-03-01",
    areaWord: "countries",
    "popularDestinations[0]": "Oslo, by the fjord",
    "popularDestinations[1]": " ",
    "popularDestinations[2]": "Lagos",
    "popularDestinations[3]": "",
  });
  expect(answer.status).toBe(303);
  expect(getSettings().popularDestinations).toEqual(["Oslo, by the fjord", "Lagos"]);
});

test("what is refused comes back with all that was entered, and nothing is saved", async () => {
  const answer = await send({ group: "places", timeZone: "Mars/Base", country: "Norway" });
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain("must be the name of a zone such as Europe/Oslo");
  expect(page).toContain('value="Mars/Base"');
  expect(page).toContain('value="Norway"');
  expect(getSettings()).toMatchObject({ country: "", timeZone: "UTC" });
});

test("a country and a currency that nobody chose stay so, whatever else is saved", async () => {
  updateSettings({ siteName: "South" });
  const page = await (await visit("/admin/settings", { cookie })).text();
  for (const name of ["currency", "country"]) {
    const [, first] =
      new RegExp(`<select[^>]*name="${name}"[^>]*>(<option[^>]*>)`).exec(page) ?? [];
    expect(first, name).toContain('value=""');
  }
  const entered = { language: "pt-PT", timeZone: "Europe/Lisbon", currency: "", country: "" };
  expect((await send({ group: "places", ...entered })).status).toBe(303);
  expect(getSettings()).toMatchObject(entered);
});

test("a hundred regions, a colour that cannot be read, and a group that there is not are refused", async () => {
  const regions = Array.from({ length: 100 }, (_, index) => [`regions[${index}]`, `R ${index}`]);
  expect((await send({ group: "lists", ...Object.fromEntries(regions) })).status).toBe(400);
  const look = await send({ group: "look", accent: "#ffd27f" });
  expect(look.status).toBe(400);
  expect(await look.text()).toMatch(/the nearest that can be is #[0-9a-f]{6}\./);
  expect((await send({ group: "nothing" })).status).toBe(400);
  expect(getSettings()).toMatchObject(standingSettings(true));
});

test("an older form says what was saved meanwhile", async () => {
  const { version } = getSettings();
  updateSettings({ country: "Sweden" });
  const answer = await send({ group: "places", country: "Norway", version: String(version) });
  expect(answer.status).toBe(409);
  expect(getSettings().country).toBe("Sweden");
});

test("nobody else sees or changes them", async () => {
  const body = new URLSearchParams({ group: "names", siteName: "Theirs" });
  expect((await visit("/admin/settings", { body })).status).not.toBe(303);
  expect(getSettings().siteName).toBe(OWN_SITE_DEFAULTS.siteName);
});
