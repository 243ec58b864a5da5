// `npm run bench`: requests a second of each public route, kept (warm) and rendered for each request
// (cold), beside a bare `node:http` server that sends the same bytes and beside the same build under
// `remix-serve`, measured in turn in one run; what taking in 50 pictures costs; then what Lighthouse says of the pages on a phone.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import sharp from "sharp";
import { stubVariants } from "../support/picture-stubs";
import { startSite } from "../support/site-process";
import { copyTemplate, prepareTemplates } from "../support/site-templates";
import { startBareServer } from "./bare-server";
import { lighthouseScores } from "./lighthouse";
import { startRemixServe } from "./remix-serve";
import { measureUploads } from "./uploads";

const ROUNDS = 3;
const SECONDS = 2;
const CONNECTIONS = 20;
const ROUTES = [
  "/",
  "/letters",
  "/letters/first-light-on-dal-lake",
  "/journey",
  "/journey/srinagar-kashmir",
  "/gallery",
  "/about",
];

/** A visitor with a session gets a rendering of their own, every time. */
const WITH_SESSION = ["cookie=__session=none"];

/** The load comes from a process of its own, so that it takes no time from a server. */
async function requestsPerSecond(url: string, headers: string[] = []) {
  const given = ["accept-encoding=br", ...headers].flatMap((header) => ["-H", header]);
  const options = ["--json", "-c", CONNECTIONS, "-d", SECONDS, ...given, url];
  const arguments_ = ["node_modules/autocannon/autocannon.js", ...options.map(String)];
  const { stdout } = await promisify(execFile)(process.execPath, arguments_);
  const { requests } = JSON.parse(stdout) as { requests: { average: number } };
  return requests.average;
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The site's answer to this route: its very bytes, compressed, and the headers that say so. */
function answerOf(url: string) {
  return new Promise<{ body: Buffer; headers: Record<string, string> }>((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, async (response) => {
      const { "content-type": type = "", "content-encoding": encoding = "" } = response.headers;
      resolve({
        body: await buffer(response),
        headers: { "Content-Type": type, "Content-Encoding": encoding },
      });
    }).on("error", reject);
  });
}

async function firstCollection(siteUrl: string) {
  const collections = (await (await fetch(`${siteUrl}/api/gallery`)).json()) as { id: string }[];
  return `/gallery/${collections[0]?.id}`;
}

async function measure(route: string, siteUrl: string, serveUrl: string) {
  const { body, headers } = await answerOf(siteUrl + route);
  const bare = await startBareServer(body, headers);
  const rates = {
    warm: [] as number[],
    cold: [] as number[],
    bare: [] as number[],
    serve: [] as number[],
  };
  for (let round = 0; round < ROUNDS; round++) {
    rates.warm.push(await requestsPerSecond(siteUrl + route));
    rates.bare.push(await requestsPerSecond(bare.url));
    rates.cold.push(await requestsPerSecond(siteUrl + route, WITH_SESSION));
    rates.serve.push(await requestsPerSecond(serveUrl + route));
  }
  bare.stop();
  const [warm, cold, bareRate, serve] = [rates.warm, rates.cold, rates.bare, rates.serve].map(
    median,
  ) as [number, number, number, number];
  return {
    route,
    "warm, requests/s": Math.round(warm),
    "of a bare server": (warm / bareRate).toFixed(2),
    "times remix-serve": (warm / serve).toFixed(0),
    "cold, requests/s": Math.round(cold),
    "cold, of a bare server": (cold / bareRate).toFixed(3),
    "cold, times remix-serve": (cold / serve).toFixed(2),
  };
}

if (!existsSync("build/start.js")) {
  console.error("There is no build yet: run `npm run build` first.");
  process.exit(1);
}
await prepareTemplates();
const site = await startSite({ DATA_DIR: await copyTemplate("demo") });
const serve = await startRemixServe(await copyTemplate("demo"));
const rows = [];
const routes = [...ROUTES, await firstCollection(site.url)];
for (const route of routes) rows.push(await measure(route, site.url, serve.url));
console.table(rows);
await site.stop();
serve.stop();
const made = await startSite({ DATA_DIR: await copyTemplate("demo") });
const pages = { warm: "/journey", cold: "/letters/first-light-on-dal-lake" };
console.table([await measureUploads({ ...made, pages })]);
await made.stop();
// As sharp as a phone's screen asks for, and readable to the site's worker.
const plain = { width: 512, height: 512, channels: 3, background: "#e8e0d0" } as const;
const tile = await sharp({ create: plain }).png().toBuffer();
const tiles = await startBareServer(tile, {
  "Content-Type": "image/png",
  "Access-Control-Allow-Origin": "*",
});
const seenDir = await copyTemplate("demo", { realPictures: true });
const seen = await startSite({
  DATA_DIR: seenDir,
  TILE_URL: `${tiles.url}/{z}/{x}/{y}{r}.png`,
});
const addresses = routes.map((route) => seen.url + route);
// A new site makes the rest of its pictures for minutes: work that no visit may be measured beside.
console.table(await lighthouseScores(addresses, () => stubVariants(seenDir)));
await seen.stop();
tiles.stop();
process.exit(0);
