import { afterEach, describe, expect, test } from "vitest";
import { createDestination } from "~/models/destinations/destination.server";
import { iconAddress } from "~/models/find/icon.server";
import { publicSettings, SETTING_DEFAULTS } from "~/words";
import { addRows } from "../support/pictures/library";
import { createPost, got } from "../support/records/saved";
import { api } from "../support/requests/api";
import { signedInOwner } from "../support/requests/owner";
import { visit } from "../support/requests/pages";

const cookie = await signedInOwner();

async function textOf(path: string) {
  return (await visit(path)).text();
}

async function put(json: object) {
  return api("PUT", "/api/settings", { json, cookie });
}

afterEach(async () => {
  const cleared = Object.fromEntries(Object.keys(SETTING_DEFAULTS).map((name) => [name, null]));
  await put(cleared);
});

test("anyone may read them, the owner changes them, and null brings the default back", async () => {
  const all = { ...SETTING_DEFAULTS, version: 0 };
  expect((await api("GET", "/api/settings")).body).toEqual(publicSettings(all));
  expect((await api("GET", "/api/settings", { cookie })).body).toEqual(all);
  expect((await api("PUT", "/api/settings", { json: { siteName: "Mine" } })).status).toBe(401);
  const changed = await put({ siteName: "North to South", areaWord: "countries" });
  expect(changed.body).toMatchObject({
    siteName: "North to South",
    travellerName: "the traveller",
  });
  expect((await put({ areaWord: null })).body.areaWord).toBe("states");
  expect((await api("GET", "/api/settings")).body.siteName).toBe("North to South");
});

test("what only the owner knows of is in no page and in no answer to others", async () => {
  await put({ momentsInFeed: true });
  expect((await api("GET", "/api/settings")).body).not.toHaveProperty("momentsInFeed");
  expect(await textOf("/")).not.toContain("momentsInFeed");
  expect((await api("GET", "/api/settings", { cookie })).body.momentsInFeed).toBe(true);
});

test("the icon is a picture of the library, or the drawn line", async () => {
  const [id] = addRows({});
  const icon = `/media/${id}-640.jpg`;
  expect((await put({ icon })).body.icon).toBe(icon);
  expect(JSON.parse(await textOf("/manifest.webmanifest")).icons[0].src).toBe(
    iconAddress("icon-192.png"),
  );
  for (const empty of ["", null]) expect((await put({ icon: empty })).body.icon).toBe("");
});

test("names and words stand on one line", async () => {
  const regions = ["North\r\nIndia", ...SETTING_DEFAULTS.regions.slice(1)];
  const { body } = await put({ siteName: "Two\r\nlines\t here ", regions });
  expect(body.siteName).toBe("Two lines here");
  expect(body.regions[0]).toBe("North India");
});

test("an older version is a conflict, and nothing of it is saved", async () => {
  const { body } = await put({ country: "Norway" });
  await put({ country: "Sweden", version: body.version });
  const stale = await put({ country: "Denmark", version: body.version });
  expect(stale.status).toBe(409);
  expect((await api("GET", "/api/settings")).body.country).toBe("Sweden");
});

describe("what is refused names its field, and saves nothing", () => {
  test.each([
    ["timeZone", "Mars/Base"],
    ["timeZone", 5],
    ["language", "not a language"],
    ["language", "xx-YY"],
    ["language", "qq"],
    ["language", "de-YY"],
    ["currency", "ABCD"],
    ["currency", "€"],
    ["journeyEndDate", "31.1.2026"],
    ["siteName", 5],
    ["siteName", "x".repeat(61)],
    ["shortName", "thirteen char"],
    ["description", "x".repeat(301)],
    ["destinationCategories", []],
    ["destinationCategories", ["", " "]],
    ["regions", Array.from({ length: 41 }, (_, index) => `Region ${index}`)],
    ["postCategories", ["x".repeat(61)]],
    ["postCategories", "food"],
    ["accent", "red"],
    ["accent", "#fff"],
    ["typefaces", "comic"],
    ["icon", 5],
    ["icon", "/media/0123456789abcdef-640.jpg"],
    ["icon", "https://example.com/icon.png"],
  ])("%s %j", async (field, value) => {
    const { status, body } = await put({ responseTime: "Never", [field]: value });
    expect(status).toBe(400);
    expect(body.errors[field]).toHaveLength(1);
    expect((await api("GET", "/api/settings")).body.responseTime).toBe("Usually within 24 hours");
  });

  test.each([
    ["accent", "#ffd27f"],
    ["accentDark", "#30305a"],
    ["second", "#9fe0d8"],
    ["secondDark", "#123456"],
  ])("%s %s, with the nearest colour that can be read", async (field, colour) => {
    const { status, body } = await put({ [field]: colour });
    expect(status).toBe(400);
    const [, offered] = /is (#[0-9a-f]{6})\.$/.exec(body.errors[field][0]) ?? [];
    expect((await put({ [field]: offered })).status).toBe(200);
  });
});

describe("lists of words", () => {
  test("a word with another in its place is renamed in every record", async () => {
    const post = createPost({ title: "Soup", category: "food", publishedAt: new Date() });
    await put({ regions: ["North", "East"] });
    const place = got(createDestination({ name: "Bodø", region: "North" }));
    const postCategories = SETTING_DEFAULTS.postCategories.map((one) =>
      one === "food" ? "meals" : one,
    );
    const regions = ["Arctic", "East"];
    expect((await put({ postCategories, regions })).status).toBe(200);
    expect((await api("GET", `/api/blog-posts/${post.slug}`)).body.category).toBe("meals");
    expect((await api("GET", `/api/destinations/${place.slug}`)).body.region).toBe("Arctic");
    const asked = await api("GET", "/api/blog-posts?category=meals");
    expect(asked.body).toHaveLength(1);
    const lacking = { json: { category: "food" }, cookie };
    expect((await api("PUT", `/api/blog-posts/${post.id}`, lacking)).status).toBe(400);
    // Without a list any word does.
    expect((await put({ regions: null })).body.regions).toEqual([]);
    expect((await api("GET", `/api/destinations/${place.slug}`)).body.region).toBe("Arctic");
  });

  test("it is renamed in drafts and in the bin as well", async () => {
    const post = createPost({ title: "Dal", category: "food" });
    const path = `/api/blog-posts/${post.id}`;
    await api("PUT", `${path}/draft`, { json: { title: "Dal lake", category: "food" }, cookie });
    const gone = createPost({ title: "Chai", category: "food" });
    await api("DELETE", `/api/blog-posts/${gone.id}`, { cookie });
    const postCategories = SETTING_DEFAULTS.postCategories.map((one) =>
      one === "food" ? "meals" : one,
    );
    expect((await put({ postCategories })).status).toBe(200);
    expect((await api("GET", `${path}/draft`, { cookie })).body).toMatchObject({
      title: "Dal lake",
      category: "meals",
    });
    const [entry] = (await api("GET", "/api/bin", { cookie })).body;
    await api("POST", `/api/bin/${entry.id}/restore`, { cookie });
    const back = await api("GET", `/api/blog-posts/by-id/${gone.id}`, { cookie });
    expect(back.body.category).toBe("meals");
  });

  test("a word in use cannot be left out, one that is not can", async () => {
    createPost({ title: "A train", category: "people" });
    const { status, body } = await put({ postCategories: ["adventure", "food"] });
    expect(status).toBe(400);
    expect(body.errors.postCategories[0]).toMatch(/'people' is what 1 letter is/);
    expect((await put({ regions: SETTING_DEFAULTS.regions.slice(0, 5) })).status).toBe(200);
  });

  test("with words of her own the public filter of places offers those", async () => {
    const page = () => textOf("/journey");
    expect(await page()).toContain('value="Mountain Destination"');
    const own = SETTING_DEFAULTS.destinationCategories.map((one) =>
      one === "Beach" ? "Fjord" : one,
    );
    await put({ destinationCategories: own });
    expect(await page()).toContain('value="Fjord"');
    expect(await page()).not.toContain('value="Mountain Destination"');
  });
});

test("what was changed is on every page in the same second", async () => {
  await api("PUT", "/api/journey", { json: { statesCovered: 4 }, cookie });
  await put({
    siteName: "North to South",
    shortName: "N to S",
    travellerName: "Ingrid",
    siteKind: "A Rail Diary",
    description: "By rail from Trondheim to Lagos.",
    language: "nb",
    areaWord: "counties",
  });
  const home = await textOf("/");
  expect(home).toContain("Counties Covered");
  expect(home).not.toContain("Kiran");
  const manifest = JSON.parse(await textOf("/manifest.webmanifest"));
  expect(manifest).toMatchObject({
    name: "North to South",
    short_name: "N to S",
    description: "By rail from Trondheim to Lagos.",
    lang: "nb",
  });
  await put({ shortName: "" });
  expect(JSON.parse(await textOf("/manifest.webmanifest")).short_name).toBe("North");
  expect(await textOf("/feed.xml")).toContain("<title>North to South</title>");
  expect(await textOf("/about")).toMatch(/About (<!-- -->)?Ingrid/);
});
