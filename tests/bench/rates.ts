import { execFile } from "node:child_process";
import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { startBareServer } from "./bare-server";

const ROUNDS = 3;
const SECONDS = 2;
const CONNECTIONS = 20;
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

/**
 * Requests a second of a public route, kept (warm) and rendered for each request (cold), beside a bare `node:http`
 * server that sends the same bytes and beside the same build under `remix-serve`, measured in turn.
 */
export async function measureRates(route: string, siteUrl: string, serveUrl: string) {
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
