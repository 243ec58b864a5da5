import { beforeEach, describe, expect, test } from "vitest";
import { listNewDevices } from "~/models/owner/devices.server";
import { makeSetupCode } from "~/models/owner/setup-code.server";
import { getSettings, updateSettings } from "~/models/texts/settings.server";
import { OWN_SITE_DEFAULTS } from "~/site";
import { SETTING_DEFAULTS } from "~/words";
import { db } from "~db/client.server";
import { attempts } from "~db/schema/limits";
import { users } from "~db/schema/owner";
import { visit } from "../../support/requests/pages";

const GOOD = {
  username: "ingrid",
  password: "slow trains after rain",
  siteName: "North to South",
  travellerName: "Ingrid",
  timeZone: "Europe/Oslo",
};

let code = "";

beforeEach(() => {
  db.delete(users).run();
  db.delete(attempts).run();
  updateSettings(Object.fromEntries(Object.keys(SETTING_DEFAULTS).map((name) => [name, null])));
  code = makeSetupCode();
});

function send(fields: Record<string, string>) {
  const body = new URLSearchParams({ intent: "set-up", code, ...fields });
  return visit(`/admin?code=${code}`, { body });
}

function owners() {
  return db.select({ username: users.username }).from(users).all();
}

test("without the code the page says where it is, and names the command", async () => {
  const page = await (await visit("/admin")).text();
  expect(page).toContain("Set up:");
  expect(page).toContain("npm run owner -- --username NAME");
  expect(page).not.toContain("Make it yours");
  expect(page).not.toContain(code);
});

test("a wrong code is refused in words, without the owner's rooms around them", async () => {
  const page = await (await visit("/admin?code=wrong")).text();
  expect(page).toContain("not the one that the last start has printed");
  expect(page).not.toContain("I am here");
});

test("the address opens a form, which makes the owner and signs her in", async () => {
  const form = await visit(`/admin?code=${code}`);
  expect(form.status).toBe(200);
  expect(await form.text()).toContain("Make it yours");
  const answer = await send(GOOD);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Set-Cookie")).toContain("__session=");
  expect(owners()).toEqual([{ username: "ingrid" }]);
  expect(getSettings()).toMatchObject({
    siteName: "North to South",
    travellerName: "Ingrid",
    timeZone: "Europe/Oslo",
  });
  expect(answer.headers.get("X-Remix-Reload-Document"), "with the new settings").toBe("true");
  expect(listNewDevices().shown, "the browser that set the site up is no stranger").toEqual([]);
  const after = await visit(`/admin?code=${code}`);
  expect(after.status).toBe(200);
  expect(await after.text()).not.toContain("Make it yours");
});

describe("what is refused comes back, and nothing is half done", () => {
  test.each([
    ["password", "too short", "at least 12"],
    ["password", "North to South 1", "made of a name"],
    ["timeZone", "Mars/Base", "must be the name of a zone"],
    ["username", "", "Username is required"],
    ["siteName", "x".repeat(61), "too long"],
  ])("%s %j", async (field, value, message) => {
    const answer = await send({ ...GOOD, [field]: value });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain(message);
    if (field !== "travellerName") expect(page).toContain('value="Ingrid"');
    expect(owners()).toEqual([]);
    expect(getSettings()).toMatchObject({ siteName: OWN_SITE_DEFAULTS.siteName });
  });
});

test("of two at once one becomes the owner", async () => {
  const answers = await Promise.all([send(GOOD), send({ ...GOOD, username: "mallory" })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 400]);
  expect(owners()).toHaveLength(1);
});

test("a code of a former start, and a made-up one, open nothing; guesses are limited, by post as well", async () => {
  const former = code;
  code = makeSetupCode();
  const post = (guess: string) =>
    visit("/admin", { body: new URLSearchParams({ ...GOOD, intent: "set-up", code: guess }) });
  expect((await visit(`/admin?code=${former}`)).status).toBe(400);
  const statuses = new Set<number>();
  for (let guess = 0; guess < 12; guess += 1) {
    statuses.add((await visit(`/admin?code=guess${guess}`)).status);
    statuses.add((await post(`guess${guess}`)).status);
  }
  expect([...statuses].sort()).toEqual([400, 429]);
  const late = await post("guess");
  expect(late.status).toBe(429);
  expect(Number(late.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(owners()).toEqual([]);
  // Nobody's guesses shut out who has the right one.
  const form = await visit(`/admin?code=${code}`);
  expect(form.status).toBe(200);
  expect(await form.text()).toContain("Make it yours");
  expect((await send(GOOD)).status).toBe(303);
  expect(owners()).toEqual([{ username: "ingrid" }]);
});
