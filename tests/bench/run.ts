// `npm run bench`: requests a second of each public route, warm, beside a bare `node:http` server that
// sends the same bytes and beside the same build under `remix-serve`, measured in turn in one run.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { startSite } from "../support/site-process";
import { copyTemplate, prepareTemplates } from "../support/site-templates";
import { startBareServer } from "./bare-server";
import { startRemixServe } from "./remix-serve";

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

/** The load comes from a process of its own, so that it takes no time from a server. */
async function requestsPerSecond(url: string) {
  const options = ["--json", "-c", CONNECTIONS, "-d", SECONDS, "-H", "accept-encoding=br", url];
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

async function measure(route: string, siteUrl: string, serveUrl: string) {
  const { body, headers } = await answerOf(siteUrl + route);
  const bare = await startBareServer(body, headers);
  const rates: { site: number[]; bare: number[]; serve: number[] } = {
    site: [],
    bare: [],
    serve: [],
  };
  for (let round = 0; round < ROUNDS; round++) {
    rates.site.push(await requestsPerSecond(siteUrl + route));
    rates.bare.push(await requestsPerSecond(bare.url));
    rates.serve.push(await requestsPerSecond(serveUrl + route));
  }
  bare.stop();
  const site = median(rates.site);
  return {
    route,
    "requests/s": Math.round(site),
    "of a bare server": (site / median(rates.bare)).toFixed(2),
    "times remix-serve": (site / median(rates.serve)).toFixed(0),
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
for (const route of ROUTES) rows.push(await measure(route, site.url, serve.url));
console.table(rows);
await site.stop();
serve.stop();
process.exit(0);
