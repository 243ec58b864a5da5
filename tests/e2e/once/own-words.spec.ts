import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { type APIRequestContext, request as http } from "@playwright/test";
import { expect, test } from "../../support/browser/browser";
import { startMailbox } from "../../support/mail/mailbox";
import { startSite } from "../../support/site/site-process";
import { copyTemplate } from "../../support/site/site-templates";
import { DEMO_OWNER } from "../owner/owner-page";

/** What only the demo's journey can say. */
const DEMO_WORDS =
  /Kiran|Indian?\b|Kashmir|Kanyakumari|₹|Kolkata|\bstates\b|rupee|Kerala|Thrissur|Coimbatore|Kochi|Srinagar|Varanasi|Hampi|K to K|Hindi/i;

/** Every setting of the site as another journey would have it. */
const SETTINGS = {
  siteName: "North to South",
  shortName: "N to S",
  travellerName: "Ingrid",
  siteKind: "By Rail Through Europe",
  travellerKind: "Rail Traveller",
  description: "Trondheim to Lagos by train.",
  responseTime: "Within a week",
  language: "en-GB",
  timeZone: "Europe/Oslo",
  currency: "EUR",
  country: "Norway",
  journeyEndDate: "2026-09-30",
  areaWord: "countries",
  popularDestinations: ["Oslo", "Lagos"],
  regions: ["Nordics", "Iberia"],
  destinationCategories: ["Town", "Coast"],
  postCategories: ["rail", "people"],
  accent: "#7a1f5c",
  accentDark: "#f2b6de",
  second: "#1f4f7a",
  secondDark: "#9cc7f2",
  typefaces: "newsreader-inter",
};

/** What a page says, all of it in other words: each text its own name, each entry of a list one text more. */
function inOtherWords(page: Record<string, unknown>): Record<string, unknown> {
  const kept = ["id", "slug", "place", "version", "createdAt", "updatedAt", "portrait", "picture"];
  const entries = Object.entries(page).filter(([name]) => !kept.includes(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, other(name, value)]));
}

function other(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map((entry) => other(name, entry));
  if (typeof value !== "object" || value === null) return `Own ${name}`;
  return Object.fromEntries(Object.keys(value).map((part) => [part, `Own ${part}`]));
}

async function ask(owner: APIRequestContext, method: "post" | "put", path: string, data: object) {
  let answer = await owner[method](path, { data });
  // As the API asks of its callers: the mail's thread has the database for a moment.
  for (let tries = 0; answer.status() === 503 && tries < 5; tries += 1) {
    await sleep(Number(answer.headers()["retry-after"]) * 1000);
    answer = await owner[method](path, { data });
  }
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** Another traveller's journey, of which every word that a visitor can read is her own. */
async function makeHers(owner: APIRequestContext) {
  await ask(owner, "put", "/api/settings", SETTINGS);
  const pages: Record<string, unknown>[] = await (await owner.get("/api/pages")).json();
  for (const page of pages) await ask(owner, "put", `/api/pages/${page.slug}`, inOtherWords(page));
  const home = await (await owner.get("/api/home-content")).json();
  const texts = Object.entries(home).filter(
    ([name, value]) => typeof value === "string" && !/Date|Url|Image|At$/.test(name),
  );
  await ask(owner, "put", "/api/home-content", {
    ...Object.fromEntries(texts.map(([name]) => [name, `Own ${name}`])),
    journeyStartDate: "2026-06-01",
  });
  await ask(owner, "put", "/api/journey", {
    currentLocation: "Oslo",
    currentLocationDescription: "By the fjord",
    currentCoordinates: { lat: 59.91, lng: 10.75 },
    nextStop: "Gothenburg",
    statesCovered: 2,
  });
  const place = { region: "Nordics", category: "Town", costs: "Bed 40", state: "Norway" };
  for (const [index, name] of ["Trondheim", "Oslo", "Lagos"].entries()) {
    const coordinates = { lat: 63 - index * 12, lng: 10 - index * 9 };
    await ask(owner, "post", "/api/destinations", { ...place, name, coordinates });
    const pin = { name, coordinates, country: "Norway", visitedDate: "2026-06-02" };
    await ask(owner, "post", "/api/travel-pins", pin);
  }
  const letter = { title: "The night train", content: "<p>Slow.</p>", category: "rail" };
  const published = { isVisible: true, publishedAt: "2026-06-03T08:00:00Z" };
  await ask(owner, "post", "/api/blog-posts", { ...letter, ...published, isFeatured: true });
  await ask(owner, "post", "/api/gallery", { title: "Windows", isVisible: true });
  const own = { title: "What I carry", content: "<p>Less.</p>", place: "menu" };
  await ask(owner, "post", "/api/pages", own);
}

/** Every address of the site that a page, a feed or the sitemap leads a visitor to. */
async function walk(visitor: APIRequestContext, found: (address: string, text: string) => void) {
  const waiting = [
    "/",
    "/sitemap.xml",
    "/robots.txt",
    "/manifest.webmanifest",
    "/map-pins.json",
    "/feed.json",
    "/nowhere",
    "/days",
    "/search?q=train",
    "/search?q=zzzz",
    ...["settings", "pages", "home-content", "journey", "journey/stats", "travel-pins"].map(api),
    ...["blog-posts", "destinations", "gallery", "search?q=own"].map(api),
  ];
  const seen = new Set(waiting);
  for (const address of waiting) {
    const answer = await visitor.get(address);
    const type = answer.headers()["content-type"] ?? "";
    if (!/html|xml|json|manifest|plain/.test(type)) continue;
    const text = await answer.text();
    found(address, text);
    for (const [, , link = ""] of text.matchAll(/(href="|<loc>|"url":")([^"<]+)/g)) {
      const { pathname, search, origin } = new URL(link.replaceAll("&amp;", "&"), answer.url());
      const isOurs = origin === new URL(answer.url()).origin;
      if (!isOurs || /^\/(admin|assets|icons|media)\b/.test(pathname)) continue;
      if (!seen.has(pathname + search)) waiting.push(pathname + search);
      seen.add(pathname + search);
    }
  }
  return seen.size;
}

const api = (path: string) => `/api/${path}`;

test("once another traveller has set the site and its pages, no word of the demo is left @long", async () => {
  test.setTimeout(240_000);
  const mailbox = await startMailbox();
  const dataDir = await copyTemplate("empty");
  const site = await startSite({
    DATA_DIR: dataDir,
    SEED: "empty",
    SMTP_URL: mailbox.url,
    MAIL_FROM: "Ingrid <letters@journey.example>",
    CONTACT_NOTIFY: "ingrid@journey.example",
  });
  const owner = await http.newContext({ baseURL: site.url });
  const visitor = await http.newContext({ baseURL: site.url });
  await ask(owner, "post", "/api/auth/login", DEMO_OWNER);
  await makeHers(owner);
  // It tells of the sign-in, which came before the words were hers.
  await expect.poll(() => mailbox.received.length, { timeout: 60_000 }).toBe(1);
  mailbox.received.length = 0;

  const told: string[] = [];
  const hold = (where: string, text: string) => {
    const [before] = text.match(new RegExp(`.{0,60}(${DEMO_WORDS.source}).{0,40}`, "i")) ?? [];
    if (before) told.push(`${where}: ${before}`);
  };
  const walked = await walk(visitor, hold);
  expect(walked).toBeGreaterThan(40);

  await ask(visitor, "post", "/api/newsletter/subscribe", { email: "reader@example.com" });
  const message = { name: "Asha", email: "asha@example.com", message: "When do you leave Oslo?" };
  await ask(visitor, "post", "/api/contact", { ...message, subject: "General Question" });
  await expect.poll(() => mailbox.received.length, { timeout: 60_000 }).toBe(2);
  for (const { subject, text, html } of mailbox.received) {
    hold(`mail: ${subject}`, [subject, text, html].join("\n"));
  }
  expect(told).toEqual([]);

  await Promise.all([owner.dispose(), visitor.dispose(), site.stop(), mailbox.close()]);
  await rm(dataDir, { recursive: true });
});
