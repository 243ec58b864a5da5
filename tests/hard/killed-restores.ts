import { readdirSync, rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { extract } from "tar";
import { archiveFile } from "~/portable/backup/backup-files.server";
import { listBackups } from "~/portable/backup/backup-list.server";
import { checkBackup } from "~/portable/backup/verify/check-backup.server";
import { ensureDataFolder } from "~/utils/files/data-folder.server";
import { begun, ended, killWithin, startCommand, startWorker } from "./children";
import { inDatabase, isWhole, pinsIn } from "./database";
import { check, printTable } from "./report";
import { send, signIn, startOrigin } from "./site";
import { temporaryFolder, until } from "./tools";

const KILLS = 50;
/** A kill may come after the end as well: whoever is killed then has done all. */
const BEYOND = 1.1;

const same = (one: string[], other: string[]) => one.toSorted().join() === other.toSorted().join();

/** What became of the sites, round by round. */
type Rounds = { killed: number; former: number; restored: number; neither: string[] };

function newRounds(): Rounds {
  return { killed: 0, former: 0, restored: 0, neither: [] };
}

/** Which of the two the folder has; the one before may be kept `elsewhere` where it is the restored one. */
async function judge(
  rounds: Rounds,
  dataDir: string,
  [before, inBackup]: [string[], string[]],
  elsewhere: () => Promise<string[]> | string[],
) {
  const now = pinsIn(dataDir);
  if (!isWhole(dataDir)) rounds.neither.push("a database that is not whole");
  if (same(now, before)) rounds.former++;
  else if (!same(now, inBackup)) rounds.neither.push(`${now.length} pins`);
  else if (same(await elsewhere(), before)) rounds.restored++;
  else rounds.neither.push("the former site is not kept");
}

function report(way: string, { neither, ...counts }: Rounds) {
  printTable(`${way}: killed while it restores`, [{ begun: KILLS, ...counts }]);
  const subject = "killed restores";
  check(subject, `${way}: one site or the other, whole`, neither.length === 0, neither);
  check(subject, `${way}: some were killed`, counts.killed > KILLS / 4, counts.killed);
}

/** A site with a backup of it, and its owner signed in. */
async function siteWithBackup(settings: Record<string, string> = {}) {
  const site = await startOrigin(settings);
  const cookie = await signIn(site.url);
  await ended(startWorker(site.dataDir, ["make", "owner"]));
  const [backup] = await listBackups(site.dataDir);
  const file = archiveFile(site.dataDir, backup?.name ?? "") ?? "";
  return { ...site, cookie, file, inBackup: pinsIn(site.dataDir) };
}

function addPin(url: string, cookie: string, name: string) {
  return send(`${url}/api/travel-pins`, cookie, "POST", { name, country: "India" });
}

/** The pins of the archive that the last restore made of the site before it. */
async function pinsBeforeRestore(dataDir: string) {
  const [last] = (await listBackups(dataDir)).filter(({ reason }) => reason === "restore");
  const folder = await mkdtemp(join(temporaryFolder("unpacked"), "site-"));
  await extract({ file: archiveFile(dataDir, last?.name ?? "") ?? "", cwd: folder });
  return pinsIn(folder);
}

const isUnpacking = (dataDir: string) =>
  readdirSync(dataDir).some((name) => name.startsWith(".restoring-"));

/** A restore in the running site, killed at any moment. */
export async function tryKilledRestores() {
  const { dataDir, url, cookie, file, inBackup, stop } = await siteWithBackup();
  const startedAt = performance.now();
  await ended(startWorker(dataDir, ["restore", file]));
  const wholeMs = (performance.now() - startedAt) * BEYOND;
  const rounds = newRounds();
  const refused: number[] = [];
  for (let round = 0; round < KILLS; round++) {
    const { status } = await addPin(url, cookie, `Round ${round}`);
    if (status !== 201) refused.push(status);
    const before = pinsIn(dataDir);
    const worker = startWorker(dataDir, ["restore", file]);
    if (await killWithin(worker, wholeMs)) rounds.killed++;
    await judge(rounds, dataDir, [before, inBackup], () => pinsBeforeRestore(dataDir));
    const page = await fetch(url);
    if (!page.ok) refused.push(page.status);
  }
  report("in place", rounds);
  check("killed restores", "the site serves on", refused.length === 0, refused);
  const broken = await provesBroken(dataDir);
  check("killed restores", "what is listed is whole", broken.length === 0, broken);
  await stop();
  const again = await startOrigin({ DATA_DIR: dataDir, BACKUPS: "on" });
  await until("the start has cleared up", () => !isUnpacking(dataDir));
  check("killed restores", "and nothing unpacked is left after the next start", true);
  await again.stop();
}

/** The backups that do not pass their proof, but for the start of a site on each. */
async function provesBroken(dataDir: string) {
  const broken = [];
  for (const { name } of await listBackups(dataDir)) {
    const { proof } = await checkBackup(dataDir, name, { start: async () => {} });
    if (proof?.failure !== null) broken.push(`${name}: ${proof?.failure}`);
  }
  return broken;
}

/** The folders beside this one whose names begin with its own. */
function beside(dataDir: string, way: string) {
  const names = readdirSync(dirname(dataDir));
  return names
    .filter((name) => name.startsWith(basename(dataDir) + way))
    .map((name) => join(dirname(dataDir), name));
}

/** Changes the site so that it is told from its backup. */
function rename(dataDir: string, name: string) {
  inDatabase(dataDir, (client) =>
    client
      .prepare("update travel_pins set name = ? where id = (select min(id) from travel_pins)")
      .run(name),
  );
}

/** Every tenth time by the site itself, else by what it begins with. */
async function startOn(dataDir: string, round: number) {
  if (round % 10 !== 0) return ensureDataFolder(dataDir);
  const site = await startOrigin({ DATA_DIR: dataDir, DUE_WORK: "off" });
  const { ok } = await fetch(site.url);
  await site.kill();
  if (!ok) throw new Error("The site does not show its first page.");
}

/** `npm run restore` is killed, and the next start is the proof. */
export async function tryKilledCommand() {
  const { dataDir, file, inBackup, kill } = await siteWithBackup();
  await kill();
  let wholeMs = 0;
  const rounds = newRounds();
  for (let round = 0; round <= KILLS; round++) {
    rename(dataDir, `Round ${round}`);
    const before = pinsIn(dataDir);
    // What the round before has left is there until this one has cleared up.
    const left = beside(dataDir, ".restoring-");
    const isNew = (folder: string) => !left.includes(folder);
    const command = startCommand(dataDir, "restore", [file]);
    await begun(command, () => beside(dataDir, ".restoring-").some(isNew));
    const begunAt = performance.now();
    // The first one tells how long they take.
    if (round === 0) await ended(command);
    else if (await killWithin(command, wholeMs)) rounds.killed++;
    if (round === 0) wholeMs = (performance.now() - begunAt) * BEYOND;
    await startOn(dataDir, round);
    const former = () => pinsIn(beside(dataDir, ".before-restore-")[0] ?? "");
    if (round > 0) await judge(rounds, dataDir, [before, inBackup], former);
    if ((await listBackups(dataDir)).length !== 1) rounds.neither.push("the backups are gone");
    for (const folder of beside(dataDir, ".before-restore-")) rmSync(folder, { recursive: true });
  }
  report("npm run restore", rounds);
  const last = await startOrigin({ DATA_DIR: dataDir, BACKUPS: "on" });
  await until("the start has cleared up", () => beside(dataDir, ".").length === 0);
  check("killed restores", "and nothing is left beside the site", true);
  await last.stop();
}
