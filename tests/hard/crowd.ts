import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { check, printTable } from "./report";
import { startOrigin } from "./site";
import {
  type Cache,
  cleanUp,
  type Load,
  load,
  megabytesOf,
  startNginx,
  startVarnish,
  temporaryFolder,
} from "./tools";

const ROUNDS = 3;
const SECONDS = 2;
const ADDRESSES = 100_000;
const PAGES = ["/", "/letters/first-light-on-dal-lake", "/journey"];
/** A visitor with a session gets a rendering of their own, every time; more at once would only queue. */
const COLD = { connections: 2, headers: ["Cookie: __session=none"] };

/** The round in the middle, by its rate. */
function median(rounds: Load[]) {
  return rounds.toSorted((one, other) => one.rate - other.rate)[Math.floor(rounds.length / 2)];
}

async function rounds(measure: () => Promise<Load>) {
  const all = [];
  for (let round = 0; round < ROUNDS; round++) all.push(await measure());
  return median(all);
}

function row(what: string, page: string, found: Load | undefined) {
  const { rate = 0, p50 = "", p99 = "", failures = 0 } = found ?? {};
  return { what, page, "requests/s": Math.round(rate), p50, p99, failures };
}

/** Two caches loaded at once, as two machines would be; here they share the cores. */
async function loadBoth(urls: string[], page: string): Promise<Load> {
  const both = await Promise.all(urls.map((url) => load(url + page, SECONDS)));
  const [one, other] = both as [Load, Load];
  const failures = one.failures + other.failures;
  return { ...one, rate: one.rate + other.rate, failures };
}

/** What one machine does, and what caches in front of it add. */
export async function measureRates() {
  const origin = await startOrigin();
  const ports: [number, number] = [origin.port, 1];
  const caches = [await startVarnish(ports), await startVarnish(ports)];
  const nginx = await startNginx(ports);
  const table = [];
  for (const page of PAGES) {
    const alone = await rounds(() => load(origin.url + page, SECONDS));
    table.push(row("origin, stored page", page, alone));
    const one = await rounds(() => load(caches[0]?.url + page, SECONDS));
    table.push(row("one Varnish", page, one));
    const two = await rounds(() =>
      loadBoth(
        caches.map(({ url }) => url),
        page,
      ),
    );
    table.push(row("two of Varnish", page, two));
    const behindNginx = await rounds(() => load(nginx.url + page, SECONDS));
    table.push(row("one nginx", page, behindNginx));
    const cold = await rounds(() => load(origin.url + page, SECONDS, COLD));
    table.push(row("origin, rendered each time", page, cold));
  }
  printTable(`wrk, one thread, 20 connections, everything on ${cpus().length} cores`, table);
  const failures = table.reduce((sum, each) => sum + each.failures, 0);
  check("crowd", "every request under load is answered", failures === 0, failures);
  await cleanUp();
}

/** Of a hundred addresses one is a search, one a page that is not there, two the API's, and the others are tracked. */
const SCRIPT = `
local n = 0
function request()
  n = n + 1
  -- The thread alone would stop, and wrk wait for the end of its time. While a command runs, wrk ignores the signal.
  if n == ${ADDRESSES} then os.execute("(sleep 0.2; kill -INT $PPID) &") end
  local kind = n % 100
  local path = "/letters?utm_source=" .. n
  if kind == 0 then path = "/letters?q=word" .. n
  elseif kind == 1 then path = "/letters/none-" .. n
  elseif kind < 4 then path = "/api/travel-pins?fields=name&x=" .. n end
  return wrk.format("GET", path)
end`;

async function flood(url: string) {
  const file = join(temporaryFolder("flood"), "addresses.lua");
  writeFileSync(file, SCRIPT);
  const options = ["-t1", "-c20", "-d900s", "--timeout", "30s", "-s", file, url];
  return (await promisify(execFile)("wrk", options)).stdout;
}

async function tryAddresses(start: () => Promise<Cache>, origin: { url: string; pid: number }) {
  const { name, url, child } = await start();
  const before = Math.round(megabytesOf(child.pid ?? 0));
  const report = await flood(url);
  const after = Math.round(megabytesOf(child.pid ?? 0));
  const asked = Number(/(\d+) requests in/.exec(report)?.[1] ?? 0);
  check(name, `${ADDRESSES} different addresses are answered`, asked >= ADDRESSES - 40, asked);
  const found = `${before} MB before, ${after} MB after; the site ${Math.round(megabytesOf(origin.pid))} MB`;
  // 16 MB of pages, 128 MB for what passes through, and the program itself.
  check(name, "it stays within its memory", after < 280, found);
  const statuses = [await fetch(`${url}/journey`), await fetch(`${origin.url}/healthz`)];
  check(
    name,
    "it and the site are well afterwards",
    statuses.every(({ ok }) => ok),
  );
}

/** A flood of different addresses through each cache. */
export async function tryManyAddresses() {
  const origin = await startOrigin();
  await tryAddresses(() => startVarnish([origin.port, 1]), origin);
  await tryAddresses(() => startNginx([origin.port, 1]), origin);
}
