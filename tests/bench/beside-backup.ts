import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ORIGINALS } from "~/portable/backup/archive/archive";
import { ended, startWorker } from "../hard/children";
import { startSite } from "../support/site/site-process";
import { copyTemplate } from "../support/site/site-templates";
import { pinServer } from "./load";
import { p99, waitsDuring } from "./waits";

const FILES = 1_000;
const FILE_BYTES = 5_000_000;
const PAGE = "/journey";
const ROUND_SECONDS = 5;
const IDLE_ROUNDS = 3;

/** How long readers of a kept page wait while a first backup reads 5 GB of originals, and before it. */
export async function measureBesideBackup() {
  const dataDir = await copyTemplate("demo", { realPictures: true });
  const originals = join(dataDir, ORIGINALS);
  rmSync(originals, { recursive: true });
  mkdirSync(originals);
  for (let file = 0; file < FILES; file++) {
    const name = file.toString(16).padStart(16, "0");
    writeFileSync(join(originals, name), randomBytes(FILE_BYTES));
  }
  const site = await startSite({ DATA_DIR: dataDir, BACKUPS: "off" });
  pinServer(site.pid);
  const wait = () => p99(site.url + PAGE, {}, ROUND_SECONDS);
  // The first readers find nothing kept and nothing compiled.
  await wait();
  const idle: number[] = [];
  for (let round = 0; round < IDLE_ROUNDS; round++) idle.push(await wait());
  const startedAt = performance.now();
  let seconds = 0;
  const backup = startWorker(dataDir, ["make", "owner"]);
  const work = ended(backup).then((code) => {
    if (code !== 0) throw new Error(`The backup ended with ${code}.`);
    seconds = (performance.now() - startedAt) / 1_000;
  });
  const busy = await waitsDuring(work, wait);
  await site.stop();
  rmSync(dataDir, { recursive: true });
  return [
    {
      "backup, s": seconds.toFixed(1),
      "warm p99, idle ms": idle.join(", "),
      "warm p99, meanwhile ms": busy.join(", "),
    },
  ];
}
