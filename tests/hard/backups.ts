import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { listBackups } from "~/models/backup/backup-list.server";
import { ended, killWithin, startWorker } from "./children";
import { check, printTable } from "./report";
import { startOrigin } from "./site";
import { atEnd, until } from "./tools";

/** Of these every second one is of a proof. */
const KILLS = 100;
/** A proof of the demo takes some seconds; a kill may come at any of its steps. */
const LONGEST_MS = 8_000;

function halves(dataDir: string) {
  const names = readdirSync(join(dataDir, "backups"), { recursive: true, encoding: "utf8" });
  return names.filter((name) => /\.part$|\.making-|\.proving-/.test(name));
}

/** Backups and proofs, one after the other, each killed at a moment of its own. */
async function tryKills(dataDir: string) {
  const killed = { make: 0, prove: 0 };
  for (let number = 0; number < KILLS; number++) {
    const [newest] = await listBackups(dataDir).catch(() => []);
    const task: ["make" | "prove", string] =
      number % 2 === 1 && newest ? ["prove", newest.name] : ["make", "owner"];
    if (await killWithin(startWorker(dataDir, task), LONGEST_MS)) killed[task[0]]++;
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
      begun: KILLS,
      "backups killed": killed.make,
      "proofs killed": killed.prove,
      listed: listed.length,
    },
  ]);
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
