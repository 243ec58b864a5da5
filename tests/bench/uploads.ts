import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { drawPhotographs } from "../support/photographs";
import { signInCookie } from "../support/sign-in";

const PICTURES = 50;
const SECONDS = 20;
/** A few readers at a time, as on a busy day: how long one waits, not how many there could be. */
const READERS = ["-c", "4", "-R", "60"];

type Settings = { url: string; pid: number; pages: { warm: string; cold: string } };

/**
 * What an upload of 50 pictures of 12 million pixels costs: the memory of the two processes that have to do with it, on
 * a site that does nothing else, and then, for another 50, how long readers wait meanwhile.
 */
export async function measureUploads({ url, pid, pages }: Settings) {
  const cookie = await signInCookie(url);
  const watch = watchMemory(pid);
  await sendAll(url, cookie, await drawPhotographs(PICTURES));
  const peak = watch.stop();
  const others = await drawPhotographs(PICTURES, PICTURES);
  // The first readers find nothing kept and nothing compiled.
  await waits(url, pages);
  const idle = await waits(url, pages);
  const busy = await waitsDuring(sendAll(url, cookie, others), () => waits(url, pages));
  const worst = (kind: "warm" | "cold") => Math.max(...busy.map((one) => one[kind]));
  return {
    "warm p99, idle ms": idle.warm,
    "warm p99, meanwhile ms": worst("warm"),
    "cold p99, idle ms": idle.cold,
    "cold p99, meanwhile ms": worst("cold"),
    "site's memory, peak MB": peak.site,
    "picture process's, peak MB": peak.child,
  };
}

/** Measures again and again until the work is done. */
export async function waitsDuring<Wait>(work: Promise<void>, measure: () => Promise<Wait>) {
  let isDone = false;
  const working = work.finally(() => {
    isDone = true;
  });
  const measured: Wait[] = [];
  do measured.push(await measure());
  while (!isDone);
  await working;
  return measured;
}

async function sendAll(url: string, cookie: string, pictures: Buffer[]) {
  for (const body of pictures) {
    const answer = await fetch(`${url}/api/media`, {
      method: "POST",
      headers: { cookie },
      body: new Uint8Array(body),
    });
    if (answer.status !== 201) throw new Error(`A picture was answered with ${answer.status}.`);
  }
}

/** How long the slowest hundredth of readers waits for a kept page and for one rendered for each. */
async function waits(url: string, { warm, cold }: Settings["pages"]) {
  return { warm: await p99(url + warm), cold: await p99(url + cold, "cookie=__session=none") };
}

/** How long the slowest hundredth of readers of an address waits, in ms. */
export async function p99(address: string, ...headers: string[]) {
  const given = ["accept-encoding=br", ...headers].flatMap((header) => ["-H", header]);
  const options = ["--json", ...READERS, "-d", `${SECONDS}`, ...given, address];
  const { stdout } = await promisify(execFile)(process.execPath, [
    "node_modules/autocannon/autocannon.js",
    ...options,
  ]);
  return (JSON.parse(stdout) as { latency: { p99: number } }).latency.p99;
}

/** The peak of what the site and its picture process hold in memory (RSS), in MB. */
export function watchMemory(pid: number) {
  const peak = { site: 0, child: 0 };
  const look = () => {
    peak.site = Math.max(peak.site, residentMb(pid));
    for (const child of childrenOf(pid)) peak.child = Math.max(peak.child, residentMb(child));
  };
  const timer = setInterval(look, 100);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}

/** What the process holds in memory (RSS), MB. */
export function residentMb(pid: number) {
  const status = statusOf(pid);
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

function childrenOf(pid: number) {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return all.filter((one) => new RegExp(`^PPid:\\s+${pid}$`, "m").test(statusOf(one)));
}

/** Linux tells of each process; one that has ended meanwhile says nothing. */
function statusOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}
