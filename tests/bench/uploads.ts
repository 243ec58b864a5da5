import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import sharp from "sharp";
import { DEMO_PASSWORD } from "~/utils/env.server";

const PICTURES = 50;
const SECONDS = 8;
/** A few readers at a time, as on a busy day: how long one waits, not how many there could be. */
const READERS = ["-c", "4", "-R", "60"];

type Settings = { url: string; pid: number; pages: { warm: string; cold: string } };

/** What an upload of 50 pictures of 12 million pixels costs the machine, and the readers meanwhile. */
export async function measureUploads({ url, pid, pages }: Settings) {
  const cookie = await signIn(url);
  const originals = await drawPictures();
  const idle = await waits(url, pages);
  const watch = watchMemory(pid);
  let isDone = false;
  const sending = sendAll(url, cookie, originals).finally(() => {
    isDone = true;
  });
  const busy: (typeof idle)[] = [];
  do busy.push(await waits(url, pages));
  while (!isDone);
  await sending;
  const peak = watch.stop();
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

async function signIn(url: string) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: "admin", password: DEMO_PASSWORD }),
  });
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
}

/** Pictures that differ, with as much detail as a camera's. */
async function drawPictures() {
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
  const plain = { width: 1000, height: 750, channels: 3, background: "#888", noise } as const;
  const base = await sharp({ create: plain }).png().toBuffer();
  const pictures: Buffer[] = [];
  for (let index = 0; index < PICTURES; index += 1) {
    const turned = sharp(base)
      .modulate({ hue: index * 7 })
      .resize(4000, 3000);
    pictures.push(await turned.jpeg({ quality: 85 }).toBuffer());
  }
  return pictures;
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

async function p99(address: string, ...headers: string[]) {
  const given = ["accept-encoding=br", ...headers].flatMap((header) => ["-H", header]);
  const options = ["--json", ...READERS, "-d", `${SECONDS}`, ...given, address];
  const { stdout } = await promisify(execFile)(process.execPath, [
    "node_modules/autocannon/autocannon.js",
    ...options,
  ]);
  return (JSON.parse(stdout) as { latency: { p99: number } }).latency.p99;
}

/** The peak of what the site and its picture process hold in memory (RSS), in MB. */
function watchMemory(pid: number) {
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

function residentMb(pid: number) {
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
