import { beforeAll, expect, test } from "vitest";
import { createDestination } from "~/models/destinations/destination.server";
import { makeSetupCode } from "~/models/owner/setup-code.server";
import { createMoment } from "~/models/road/moments/moment.server";
import { createPin } from "~/models/road/pins/pin.server";
import { getSettings } from "~/models/texts/settings.server";
import { db } from "~db/client.server";
import { users } from "~db/schema/owner";
import { arrive } from "../support/records/arrive";
import { createPost, got } from "../support/records/saved";
import { visit } from "../support/requests/pages";

const PAGES = [
  "/",
  "/journey",
  "/journey?page=1",
  "/letters",
  "/gallery",
  "/about",
  "/days",
  "/book",
  "/search",
  "/search?q=exact+route",
  "/newsletter",
  "/newsletter/issues",
  "/offline",
  "/terms",
  "/privacy",
  "/nowhere",
  "/feed.xml",
  "/feed.json",
  "/manifest.webmanifest",
  "/robots.txt",
  "/sitemap.xml",
  "/search-texts.json",
  "/api/home-content",
  "/api/journey",
  "/api/journey/stats",
  "/api/settings",
  "/api/pages",
];

/** Words of the demo, of its country and of the months of its journey, and what is no word at all. */
const FOREIGN =
  /\[object|screenshots|india|kashmir|kanyakumari|kiran\b|k to k|himalaya|srinagar|rajasthan|kerala|\bgoa\b|thrissur|kochi|coimbatore|mysuru|kolkata|₹|\bINR\b|rupee|rickshaw|tea stall|slow train|sleeper class|backpack|\b2025\b|\b342\b|6,?500|way south|where the line ends|your exact route/i;

/** The legal texts were written on a day that the specification names. */
function readable(body: string) {
  return body
    .replaceAll("January 16, 2025", "")
    .replaceAll(/2025-01-16T?[\d:.+Z]*/g, "")
    .replaceAll("16/01/2025", "");
}

async function foreignWords() {
  const found: string[] = [];
  for (const path of PAGES) {
    const body = readable(await (await visit(path)).text());
    const at = body.search(FOREIGN);
    if (at >= 0) found.push(`${path}: ${body.slice(Math.max(0, at - 60), at + 60)}`);
  }
  return found;
}

beforeAll(async () => {
  db.delete(users).run();
  const code = makeSetupCode();
  const body = new URLSearchParams({
    intent: "set-up",
    code,
    username: "ines",
    password: "slow boats after rain",
    siteName: "Lisbon to Dakar",
    travellerName: "Ines",
    language: "pt-PT",
    timeZone: "Europe/Lisbon",
    country: "Portugal",
  });
  expect((await visit(`/admin?code=${code}`, { body })).status).toBe(303);
});

test("the country names the currency, and the lists of the specification's journey are empty", () => {
  expect(getSettings()).toMatchObject({
    currency: "EUR",
    country: "Portugal",
    regions: [],
    popularDestinations: [],
  });
});

test("nothing public tells of the demo, before a first record and after", async () => {
  expect(await foreignWords()).toEqual([]);
  expect(await (await visit("/privacy")).text()).toContain("held in Portugal");
  const place = got(
    createDestination({ name: "Sintra", description: "Palaces", costs: "Train 5" }),
  );
  expect(place).toMatchObject({ region: "" });
  createPin({
    name: "Lisbon",
    country: "Portugal",
    coordinates: { lat: 38.72, lng: -9.14 },
    visitedDate: "2026-03-01",
  });
  arrive({ name: "Lisbon", shown: "at-once", coordinates: { lat: 38.72, lng: -9.14 } });
  expect(await (await visit("/")).text()).toContain("now in Lisbon");
  createPost({ title: "The first letter", content: "<p>On the quay.</p>" });
  createMoment({ text: "Rain on the quay", place: "Lisbon" });
  expect(await foreignWords()).toEqual([]);
  const page = readable(await (await visit(`/journey/${place.slug}`)).text());
  expect(page).not.toMatch(FOREIGN);
});
