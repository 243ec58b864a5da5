import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { startWriting, type Written } from "./acknowledged";
import { check, printTable } from "./report";
import { signIn, startOrigin } from "./site";
import { atEnd, installPackage, temporaryFolder, until } from "./tools";

const CONFIG = "docs/deployment/litestream.yml";
const ROUNDS = 4;

/** The same as docs/deployment.md names. */
const LITESTREAM = "@flydotio/litestream@1.0.1";

/** The binary itself: npm's command in front of it passes neither signals nor exit codes on. */
function litestreamBinary() {
  const system = `litestream-${process.platform}-${process.arch}`;
  return join(installPackage(LITESTREAM), "node_modules/@flydotio", system, "litestream");
}

async function startLitestream(dataDir: string, replica: string) {
  const env = { ...process.env, DATA_DIR: dataDir, REPLICA_URL: `file://${replica}` };
  const child = spawn(litestreamBinary(), ["replicate", "-config", CONFIG], {
    env,
    stdio: "ignore",
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  };
  atEnd(() => end("SIGKILL"));
  await until("there is a snapshot", () =>
    filesOf(replica).some((file) => /snapshots.*lz4$/.test(file)),
  );
  return { end };
}

function filesOf(folder: string) {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
}

/** Restores the replica into an empty folder, as a new machine does. */
function restore(dataDir: string, replica: string) {
  const folder = join(temporaryFolder("restored"), "data");
  mkdirSync(folder, { mode: 0o700 });
  const env = { ...process.env, DATA_DIR: dataDir, REPLICA_URL: `file://${replica}` };
  const into = ["-o", join(folder, "site.db"), join(dataDir, "site.db")];
  execFileSync(litestreamBinary(), ["restore", "-config", CONFIG, ...into], { env, stdio: "pipe" });
  return folder;
}

function inspect(folder: string, written: Written[]) {
  const client = new Database(join(folder, "site.db"));
  const verdict = client.pragma("integrity_check", { simple: true });
  const kept = new Set(client.prepare("select name from travel_pins").pluck().all());
  client.close();
  return { verdict, lost: written.filter(({ name }) => !kept.has(name)) };
}

/** Originals go by rclone, as the shipped service does it, and come back the same way. */
function copyOriginals(from: string, to: string) {
  execFileSync("rclone", ["copy", "--copy-links", "--immutable", from, to], { stdio: "pipe" });
}

/** The pictures are there again, but for one whose original did not get to the copy before the machine died. */
async function tryPictures(url: string, folder: string) {
  const page = await (await fetch(`${url}/gallery`)).text();
  const addresses = [...page.matchAll(/\/media\/([0-9a-f]{16})-\d+\.jpg/g)];
  const [kept, lost] = [addresses[0], addresses.find(([, id]) => id !== addresses[0]?.[1])];
  rmSync(join(folder, "media/originals", lost?.[1] ?? ""));
  const statusOf = async (address = "") => (await fetch(url + address)).status;
  const found = [await statusOf(kept?.[0]), await statusOf(lost?.[0]), await statusOf("/gallery")];
  check("drill", "pictures are made anew from the originals", found[0] === 200, found[0]);
  check("drill", "one without an original is 404", found[1] === 404, found[1]);
  check("drill", "and its page is there", found[2] === 200, found[2]);
}

async function tryStarting(folder: string, copy: string) {
  copyOriginals(copy, join(folder, "media/originals"));
  const site = await startOrigin({ DATA_DIR: folder });
  const pages = await Promise.all(
    ["/", "/journey", "/healthz"].map((page) => fetch(site.url + page)),
  );
  check(
    "drill",
    "the site starts on what was restored",
    pages.every(({ ok }) => ok),
  );
  await tryPictures(site.url, folder);
  const modes = ["", "site.db"].map((name) =>
    (statSync(join(folder, name)).mode & 0o777).toString(8),
  );
  check("drill", "nobody else may read it", modes.join() === "700,600", modes);
  await site.stop();
}

/** One death of the machine, or one orderly stop. */
async function die(signal: "SIGKILL" | "SIGTERM", seconds: number) {
  const origin = await startOrigin();
  const replica = join(temporaryFolder("replica"), "journey");
  const litestream = await startLitestream(origin.dataDir, replica);
  const copy = join(temporaryFolder("copy"), "originals");
  copyOriginals(join(origin.dataDir, "media/originals"), copy);
  const writing = startWriting(origin.url, await signIn(origin.url), "Drill");
  await sleep(seconds * 1000);
  const diedAt = performance.now();
  if (signal === "SIGKILL") await Promise.all([origin.kill(), litestream.end("SIGKILL")]);
  else {
    await origin.stop();
    await litestream.end("SIGTERM");
  }
  await writing.stop();
  const folder = restore(origin.dataDir, replica);
  rmSync(origin.dataDir, { recursive: true });
  const { verdict, lost } = inspect(folder, writing.written);
  check("drill", `after ${signal} the restored database is whole`, verdict === "ok", verdict);
  const firstLost = Math.min(diedAt, ...lost.map(({ at }) => at));
  const figures = { written: writing.written.length, lost: lost.length };
  return { folder, copy, figures: { ...figures, lostMs: Math.round(diedAt - firstLost) } };
}

/** The machine dies while it is written to, and a new one goes on from the replica. */
export async function drill() {
  const table = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const { folder, copy, figures } = await die("SIGKILL", 2 + round * 1.37);
    table.push({ end: "SIGKILL", ...figures });
    check(
      "drill",
      "a second of writes is lost at most",
      figures.lostMs <= 1_000,
      `${figures.lostMs} ms`,
    );
    if (round === 1) await tryStarting(folder, copy);
  }
  const { figures } = await die("SIGTERM", 4);
  table.push({ end: "SIGTERM", ...figures });
  check(
    "drill",
    "nothing is lost when both are stopped in order",
    figures.lost === 0,
    figures.lost,
  );
  printTable("Writes that were acknowledged, and those that a new machine lacks", table);
}
