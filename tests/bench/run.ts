// `npm run bench`: what the site costs its machine, its readers and its owner, part by part, each beside what it is
// compared with; `npm run bench -- uploads owner` runs these parts alone, and `npm run bench -- --letters 10000` tells what
// a site of so many letters costs beside a small one.
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { stubVariants } from "../support/site/picture-stubs";
import { type SiteProcess, startSite } from "../support/site/site-process";
import { copyTemplate, prepareTemplates } from "../support/site/site-templates";
import { startBareServer } from "./bare-server";
import { measureBesideBackup } from "./beside-backup";
import { measureKept } from "./kept";
import { lighthouseScores } from "./lighthouse";
import { arrangement, findClient, pinServer } from "./load";
import { measureMail } from "./mail";
import { measureOwnerTasks } from "./owner-tasks";
import { measureRates, startYardstick } from "./rates";
import { measureRoad } from "./road-tasks";
import { measureSizes } from "./sizes";
import { measureUploads } from "./uploads";

const ROUTES = [
  "/",
  "/letters",
  "/letters/first-light-on-dal-lake",
  "/journey",
  "/journey/srinagar-kashmir",
  "/days",
  "/days/2025-09",
  "/gallery",
  "/about",
  "/search?q=tea",
  "/newsletter/issues",
];

async function publicRoutes(siteUrl: string) {
  const collections = (await (await fetch(`${siteUrl}/api/gallery`)).json()) as { id: string }[];
  return [...ROUTES, `/gallery/${collections[0]?.id}`];
}

/** Measures at a site of its own, which ends whatever comes of it. */
async function atDemo<Rows>(measure: (site: SiteProcess) => Promise<Rows>) {
  const site = await startSite({ DATA_DIR: await copyTemplate("demo") });
  return measure(site).finally(() => site.stop());
}

/** Requests a second of each public route. */
function rates() {
  findClient();
  console.log(`Rates: ${arrangement}.`);
  return atDemo(async (site) => {
    const bare = await startYardstick();
    pinServer(site.pid);
    const rows = await measureRates(await publicRoutes(site.url), site.url, bare);
    bare.stop();
    return rows;
  });
}

/** What taking in 50 pictures costs. */
async function uploads() {
  const pages = { warm: "/journey", cold: "/letters/first-light-on-dal-lake" };
  return [await atDemo((site) => measureUploads({ ...site, pages }))];
}

/** What an issue to 10,000 readers costs. */
async function mail() {
  return [await measureMail()];
}

/** How long the owner's work takes on a phone with a slow line. */
function owner() {
  return atDemo(({ url }) => measureOwnerTasks(url));
}

/** What Lighthouse says of the pages on a phone. */
async function lighthouse() {
  // As sharp as a phone's screen asks for, and readable to the site's worker.
  const plain = { width: 512, height: 512, channels: 3, background: "#e8e0d0" } as const;
  const tiles = await startBareServer(await sharp({ create: plain }).png().toBuffer(), {
    "Content-Type": "image/png",
    "Access-Control-Allow-Origin": "*",
  });
  const dataDir = await copyTemplate("demo", { realPictures: true });
  const site = await startSite({ DATA_DIR: dataDir, TILE_URL: `${tiles.url}/{z}/{x}/{y}{r}.png` });
  const addresses = (await publicRoutes(site.url)).map((route) => site.url + route);
  // A new site makes the rest of its pictures for minutes: work that no visit may be measured beside.
  const rows = await lighthouseScores(addresses, () => stubVariants(dataDir));
  await site.stop();
  tiles.stop();
  return rows;
}

/** What the site costs at the demo's size and at larger ones. */
function sizes() {
  return measureSizes(posts);
}

const parts = { rates, sizes, uploads, mail, owner, lighthouse };
/** Too long or too large for a run of everything: half an hour, or 5 GB of files, where they are named. */
const longParts = { road: measureRoad, kept: measureKept, beside: measureBesideBackup };
const all = { ...parts, ...longParts };

if (!existsSync("build/start.js")) {
  console.error("There is no build yet: run `npm run build` first.");
  process.exit(1);
}
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { letters: { type: "string" } },
});
const posts = Number(values.letters ?? 1_000);
if (!Number.isSafeInteger(posts) || posts < 1) {
  console.error("--letters takes a number, such as 10000.");
  process.exit(1);
}
const named = positionals.length === 0 && values.letters ? ["sizes"] : positionals;
const unknown = named.find((name) => !(name in all));
if (unknown) {
  console.error(`There is no part '${unknown}': name ${Object.keys(all).join(", ")}, or none.`);
  process.exit(1);
}
await prepareTemplates();
const asked = named.length === 0 ? Object.keys(parts) : named;
for (const [name, measure] of Object.entries(all)) {
  if (asked.includes(name)) console.table(await measure());
}
process.exit(0);
