import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { listBackups } from "~/portable/backup/backup-list.server";
import { ended, killWithin, startWorker } from "./children";
import { check, printTable } from "./report";
import { startOrigin } from "./site";
import { atEnd, until } from "./tools";

/** So many backups and so many proofs are killed; what comes to its end before does not count. */
const KILLS = 50;
const TRIES = 4 * KILLS;
/** A kill may come after the end as well: whoever is killed then has done all. */
const BEYOND = 1.1;

function halves(dataDir: string) {
  const names = readdirSync(join(dataDir, "backups"), { recursive: true, encoding: "utf8" });
  return names.filter((name) => /\.part$|\.making-|\.proving-/.test(name));
}

/** One that comes to its end, for how long one takes. */
async function measure(dataDir: string, task: string[]) {
  const begunAt = performance.now();
  await ended(startWorker(dataDir, task));
  return (performance.now() - begunAt) * BEYOND;
}

/** Backups and proofs in turn, each killed at a moment of its own. */
async function tryKills(dataDir: string) {
  const make = ["make", "owner"];
  // The first copies the photographs; those after it find them there.
  await ended(startWorker(dataDir, make));
  const makeMs = await measure(dataDir, make);
  const [newest] = await listBackups(dataDir);
  const proveMs = await measure(dataDir, ["prove", newest?.name ?? ""]);
  const killed = { make: 0, prove: 0 };
  for (let tried = 0; Math.min(killed.make, killed.prove) < KILLS && tried < TRIES; tried++) {
    if (await killWithin(startWorker(dataDir, make), makeMs)) killed.make++;
    const [last] = await listBackups(dataDir);
    const prove = startWorker(dataDir, ["prove", last?.name ?? ""]);
    if (await killWithin(prove, proveMs)) killed.prove++;
  }
  const listed = await listBackups(dataDir);
  const failures: string[] = [];
  for (const { name } of listed) {
    await ended(startWorker(dataDir, ["prove", name]));
    const backup = (await listBackups(dataDir)).find((each) => each.name === name);
    if (backup?.proof?.failure !== null) failures.push(`${name}: ${backup?.proof?.failure}`);
  }
  printTable("Backups and proofs that were killed", [
    {
      "backups killed": killed.make,
      "proofs killed": killed.prove,
      listed: listed.length,
    },
  ]);
  const least = Math.min(killed.make, killed.prove);
  check("backups", "as many were killed as were to be", least >= KILLS, least);
  check("backups", "whatever is listed after the kills is whole", failures.length === 0, failures);
  check("backups", "and nothing half made is left", halves(dataDir).length === 0, halves(dataDir));
}

/** A folder of backups on a disk of its own that is too small: root alone can make one. */
async function tryFullDisk(dataDir: string) {
  if (process.getuid?.() !== 0) return;
  const folder = join(dataDir, "backups");
  const before = (await listBackups(dataDir)).length;
  const small = join(dataDir, "small");
  mkdirSync(small);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=70m", "tmpfs", small]);
  atEnd(() => execFileSync("umount", [small]));
  execFileSync("cp", ["-a", join(dataDir, "site.db"), join(dataDir, "secrets.json"), small]);
  execFileSync("cp", ["-rL", join(dataDir, "media/originals"), join(small, "kept")]);
  const code = await ended(startWorker(small, ["make", "owner"]));
  const left = readdirSync(join(small, "backups"), { recursive: true });
  check("backups", "a disk without room gets none", code === 1, code);
  check("backups", "and no part of one", left.length === 0, left);
  check("backups", "what was there stays", (await listBackups(dataDir)).length === before, folder);
}

/** The site starts on what was killed, as it always does, and clears up. */
async function tryStart(dataDir: string) {
  const worker = startWorker(dataDir, ["make", "owner"]);
  await until("it has begun", () => halves(dataDir).length > 0);
  worker.kill("SIGKILL");
  await ended(worker);
  const site = await startOrigin({ DATA_DIR: dataDir, BACKUPS: "on" });
  check("backups", "the site starts", (await fetch(site.url)).ok);
  await until("the start has cleared up", () => halves(dataDir).length === 0);
  check("backups", "and clears away what was half made", true);
}

/** Backups that are killed, without room, and half made. */
export async function tryBackups() {
  const { dataDir, stop } = await startOrigin();
  await stop();
  await tryKills(dataDir);
  await tryFullDisk(dataDir);
  await tryStart(dataDir);
}
