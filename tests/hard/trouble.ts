import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, cpSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { inDatabase } from "./database";
import { check } from "./report";
import { send, signIn, startOrigin } from "./site";
import { atEnd, temporaryFolder, until } from "./tools";

const SUBJECT = "trouble";
/** The room of a small disk; the demo without its photographs takes a few MB of it. */
const DISK_MB = 32;

type Site = Awaited<ReturnType<typeof startOrigin>>;

/** Throws where no answer comes within this many milliseconds. */
async function statusOf(url: string, patience = 30_000) {
  const signal = AbortSignal.timeout(patience);
  return (await fetch(url, { redirect: "manual", signal })).status;
}

async function write(site: Site, cookie: string) {
  const pin = { name: `Pin ${crypto.randomUUID()}`, country: "India" };
  return (await send(`${site.url}/api/travel-pins`, cookie, "POST", pin)).status;
}

/** The demo on a small disk of its own. */
async function siteOnSmallDisk() {
  const demo = await startOrigin();
  const cookie = await signIn(demo.url);
  await demo.stop();
  const disk = temporaryFolder("small-disk");
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m,mode=700`, "tmpfs", disk]);
  atEnd(() => execFileSync("umount", ["-l", disk]));
  const dataDir = join(disk, "data");
  mkdirSync(dataDir, { mode: 0o700 });
  for (const name of ["site.db", "secrets.json"])
    cpSync(join(demo.dataDir, name), join(dataDir, name));
  const site = await startOrigin({ DATA_DIR: dataDir, DUE_WORK: "off" });
  return { ...site, disk, cookie };
}

function fill(disk: string) {
  const file = join(disk, "fill");
  const handle = openSync(file, "w");
  for (const size of [1_000_000, 4_096, 1]) {
    try {
      for (;;) writeSync(handle, Buffer.alloc(size));
    } catch {
      // No room for so much more.
    }
  }
  // A file that is open keeps its room when it is removed.
  closeSync(handle);
  return file;
}

async function tryFullDisk(site: Site & { disk: string; cookie: string }) {
  const file = fill(site.disk);
  const refused: number[] = [];
  // The log has some room of its own before it must grow.
  await until("a write is refused", async () => {
    refused.push(await write(site, site.cookie));
    return refused.at(-1) !== 201;
  });
  check(
    SUBJECT,
    "full disk: writes are told to come again",
    refused.at(-1) === 503,
    refused.at(-1),
  );
  const page = await statusOf(`${site.url}/letters`);
  check(SUBJECT, "full disk: pages are served", page === 200, page);
  rmSync(file);
  await until("there is room again", async () => (await write(site, site.cookie)) === 201);
  check(SUBJECT, "full disk: it goes on once there is room", true);
}

/** A start of the built site; its code and what it says. */
function startFailing(dataDir: string) {
  const env = { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir, PORT: "0" } as const;
  const { status, stderr } = spawnSync(process.execPath, ["build/start.js"], {
    env: { ...env, HOST: "127.0.0.1", BACKUPS: "off" },
    encoding: "utf8",
    timeout: 120_000,
  });
  return { status, lines: stderr.trim().split("\n") };
}

async function tryReadOnly(site: Site & { disk: string; cookie: string }) {
  const remount = (how: string) => execFileSync("mount", ["-o", `remount,${how}`, site.disk]);
  // The kernel makes no disk read-only that somebody may still write to: the folder lies read-only in its own place.
  const dataDir = join(site.disk, "data");
  await site.stop();
  remount("ro");
  const { status, lines } = startFailing(dataDir);
  const isTold = status === 1 && lines.length === 1 && /DATA_DIR|database/.test(lines[0] ?? "");
  check(SUBJECT, "read-only folder: a start says so in one line", isTold, lines.join(" | "));
  remount("rw");
  const again = await startOrigin({ DATA_DIR: dataDir, DUE_WORK: "off" });
  const written = await write(again, site.cookie);
  check(SUBJECT, "read-only folder: and nothing was changed by it", written === 201, written);
  await again.stop();
}

/** From here on the process may open nothing more. */
function limitHandles(pid: number, handles: string) {
  execFileSync("prlimit", ["--pid", String(pid), `--nofile=${handles}`]);
}

async function tryNoHandles(site: Site, cookie: string) {
  limitHandles(site.pid, "8:4096");
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => statusOf(site.url, 2_000).catch(() => "no connection")),
  );
  limitHandles(site.pid, "4096:4096");
  await until("it answers again", async () => (await statusOf(site.url)) === 200);
  const written = await write(site, cookie);
  check(SUBJECT, "no file handles: it lives, and goes on", written === 201, [...new Set(answers)]);
}

async function tryDamage({ dataDir, ...site }: Site, cookie: string) {
  inDatabase(dataDir, (client) => client.pragma("wal_checkpoint(TRUNCATE)"));
  const handle = openSync(join(dataDir, "site.db"), "r+");
  writeSync(handle, Buffer.alloc(8_192, 0x5a), 0, 8_192, 0);
  closeSync(handle);
  await until("it is noticed", async () => (await statusOf(`${site.url}/healthz`)) === 503);
  const status = await write({ dataDir, ...site }, cookie);
  check(SUBJECT, "damaged database: writes are refused", status === 503, status);
  const page = await statusOf(site.url);
  check(SUBJECT, "damaged database: the stored first page is served", page === 200, page);
  await site.stop();
  const { status: code, lines } = startFailing(dataDir);
  const isTold = code === 1 && lines.length === 1 && /npm run restore/.test(lines[0] ?? "");
  check(SUBJECT, "damaged database: a start says what to do", isTold, lines.join(" | "));
}

const FAKETIME = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";

const HOUR = 3_600_000;
/** As faketime reads them, with their hours. */
const JUMPS = { "+400d": 9_600, "-400d": -9_600, "+3h": 3, "-1h": -1, "+0": 0 };

/** The wall clock goes to another year and back while the site runs; what is counted in seconds of work goes on. */
async function tryClock() {
  const file = join(temporaryFolder("clock"), "offset");
  writeFileSync(file, "+0\n");
  const site = await startOrigin({
    LD_PRELOAD: FAKETIME,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  });
  const found: string[] = [];
  for (const [jump, hours] of Object.entries(JUMPS)) {
    writeFileSync(file, `${jump}\n`);
    await until(`the site's clock goes ${jump}`, async () => {
      const date = new Date((await fetch(site.url)).headers.get("date") ?? "").getTime();
      return Math.abs(date - Date.now() - hours * HOUR) < HOUR / 2;
    });
    // A session ends by the new time, and whoever comes anew is let in.
    const cookie = await signIn(site.url);
    const statuses = [await write(site, cookie), await statusOf(`${site.url}/letters`)];
    found.push(`${jump}: ${statuses}`);
  }
  const isWell = found.every((each) => each.endsWith(": 201,200"));
  check(SUBJECT, "clock: the site serves and writes after each jump", isWell, found.join("; "));
  await site.stop();
}

/** What goes wrong under a site that runs, and before one starts. */
export async function tryTrouble() {
  if (process.getuid?.() === 0) {
    const small = await siteOnSmallDisk();
    await tryFullDisk(small);
    await tryReadOnly(small);
  }
  const site = await startOrigin();
  const cookie = await signIn(site.url);
  await tryNoHandles(site, cookie);
  await tryDamage(site, cookie);
  await tryClock();
}
