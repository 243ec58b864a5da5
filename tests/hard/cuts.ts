import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startWriting } from "./acknowledged";
import { isWhole, pinsIn } from "./database";
import { check, printTable } from "./report";
import { signIn, startOrigin } from "./site";
import { atEnd, temporaryFolder } from "./tools";

const KILLS = 200;
const CUTS = 200;
/** The site itself is started on the disk of every so many power cuts. */
const START_EVERY = 20;
const DISK_MB = 96;

const someTime = () => sleep(100 + Math.random() * 400);

/** The process is killed while it is written to, started again, and killed again. */
export async function tryKills() {
  let site = await startOrigin({ DUE_WORK: "off" });
  const cookie = await signIn(site.url);
  const { dataDir } = site;
  const acknowledged: string[] = [];
  const lost = new Set<string>();
  let broken = 0;
  let slowestMs = 0;
  for (let kill = 1; kill <= KILLS; kill++) {
    const writing = startWriting(site.url, cookie, `Kill ${kill}`);
    await someTime();
    await site.kill();
    await writing.stop();
    acknowledged.push(...writing.written.map(({ name }) => name));
    if (!isWhole(dataDir)) broken++;
    for (const name of missing(dataDir, acknowledged)) lost.add(name);
    const startedAt = performance.now();
    site = await startOrigin({ DATA_DIR: dataDir, DUE_WORK: "off" });
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
  }
  const starts = `${(slowestMs / 1_000).toFixed(1)} s at most`;
  judge("SIGKILL", { times: KILLS, acknowledged: acknowledged.length, lost, broken, starts });
}

function missing(dataDir: string, names: string[]) {
  const kept = new Set(pinsIn(dataDir));
  return names.filter((name) => !kept.has(name));
}

type Outcome = {
  times: number;
  acknowledged: number;
  lost: Set<string>;
  broken: number;
  starts: string;
};

function judge(event: string, { lost, ...outcome }: Outcome) {
  printTable(`${event} while the site is written to`, [{ ...outcome, lost: lost.size }]);
  const claims = ["nothing acknowledged is lost", "the database is whole"] as const;
  check(event, claims[0], lost.size === 0, [...lost].slice(0, 3));
  check(event, claims[1], outcome.broken === 0, outcome.broken);
  check(event, "much was written", outcome.acknowledged > outcome.times, outcome.acknowledged);
}

/** An ext4 file system in a file: what was not synced to it is not in that file, as it is not on a disk. */
function makeDisk() {
  const folder = temporaryFolder("disk");
  const image = join(folder, "disk.img");
  execFileSync("truncate", ["-s", `${DISK_MB}M`, image]);
  execFileSync("mkfs.ext4", ["-q", "-F", image]);
  return { folder, image, mounted: mount(image, join(folder, "mounted")) };
}

function mount(image: string, at: string) {
  mkdirSync(at, { recursive: true });
  execFileSync("mount", ["-o", "loop", image, at]);
  atEnd(() => execFileSync("umount", [at]));
  return at;
}

/**
 * Power cuts: the process stands still, the disk is copied as it is at this moment, and what was acknowledged until then
 * must be on the copy once its journal has been replayed. The site goes on; the disk cannot know that the power was there.
 */
export async function tryPowerCuts() {
  if (process.getuid?.() !== 0) return;
  const { folder, image, mounted } = makeDisk();
  const plain = await startOrigin({ DUE_WORK: "off" });
  const cookie = await signIn(plain.url);
  await plain.stop();
  const dataDir = join(mounted, "data");
  execFileSync("mkdir", ["-m", "700", dataDir]);
  for (const name of ["site.db", "secrets.json"])
    execFileSync("cp", [join(plain.dataDir, name), dataDir]);
  // What the site did not write itself is on the disk before the first cut.
  execFileSync("sync", ["-f", dataDir]);
  const site = await startOrigin({ DATA_DIR: dataDir, DUE_WORK: "off" });
  const writing = startWriting(site.url, cookie, "Cut");
  const lost = new Set<string>();
  let broken = 0;
  let starts = 0;
  for (let cut = 1; cut <= CUTS; cut++) {
    await someTime();
    // What is acknowledged by now is what counts: what comes while the copy is made may be in it or not.
    const names = writing.written.map(({ name }) => name);
    process.kill(site.pid, "SIGSTOP");
    const crashed = join(folder, "crashed.img");
    copyFileSync(image, crashed);
    process.kill(site.pid, "SIGCONT");
    const at = join(folder, "crashed");
    mkdirSync(at, { recursive: true });
    execFileSync("mount", ["-o", "loop", crashed, at]);
    try {
      const found = join(at, "data");
      if (!isWhole(found)) broken++;
      for (const name of missing(found, names)) lost.add(name);
      if (cut % START_EVERY === 0) starts += await startsOn(found);
    } finally {
      execFileSync("umount", [at]);
    }
  }
  await writing.stop();
  const acknowledged = writing.written.length;
  await site.stop();
  judge("power cut", { times: CUTS, acknowledged, lost, broken, starts: `${starts}` });
  check("power cut", "the site starts on such a disk", starts === CUTS / START_EVERY, starts);
}

async function startsOn(dataDir: string) {
  const site = await startOrigin({ DATA_DIR: dataDir, DUE_WORK: "off" });
  const { ok } = await fetch(site.url);
  await site.kill();
  return ok ? 1 : 0;
}
