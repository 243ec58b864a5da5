import type { ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { archiveFile } from "~/portable/backup/backup-files.server";
import { listBackups } from "~/portable/backup/backup-list.server";
import { ended, startCommand, startFreeze, startWorker } from "../hard/children";
import { megabytesOf } from "../hard/tools";
import { signInCookie } from "../support/site/sign-in";
import { startSite } from "../support/site/site-process";

const LETTERS = 1_000;
const PHOTOGRAPHS_EACH = 5;
const SIZE = { width: 900, height: 600 };
/** Every photograph is another part of this one, so that they take as long to read as any and differ from each other. */
const SHEET = { width: SIZE.width + 100, height: SIZE.height + 100 };
const LOOK_EVERY_MS = 50;

const PARAGRAPH =
  "The bus left at six, as it has left at six since the road was cut into the hill, and everybody who was not on it stood and waved. ";

async function photographs() {
  const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
  const sheet = await sharp({ create: { ...SHEET, channels: 3, background: "#888", noise } })
    .blur(1)
    .png({ compressionLevel: 0 })
    .toBuffer();
  return (number: number) =>
    sharp(sheet)
      .extract({ left: number % 100, top: Math.floor(number / 100), ...SIZE })
      .jpeg({ quality: 80 })
      .toBuffer();
}

/** An exported journey of a thousand letters, as it could come from another site. */
async function writeJourney(folder: string) {
  const photograph = await photographs();
  for (let letter = 0; letter < LETTERS; letter++) {
    const at = join(folder, "letters", `letter-${letter}`);
    mkdirSync(at, { recursive: true });
    const day = new Date(Date.UTC(2020, 0, 1) + letter * 86_400_000).toISOString();
    const pictures: string[] = [];
    for (let index = 0; index < PHOTOGRAPHS_EACH; index++) {
      const bytes = await photograph(letter * PHOTOGRAPHS_EACH + index);
      writeFileSync(join(at, `${index}.jpg`), bytes);
      if (index > 0)
        pictures.push(
          `<p>${PARAGRAPH.repeat(4)}</p><img src="./${index}.jpg" alt="The road, ${index}">`,
        );
    }
    writeFileSync(join(at, "letter.html"), pictures.join("\n"));
    writeFileSync(
      join(at, "letter.json"),
      JSON.stringify({
        slug: `letter-${letter}`,
        title: `Letter ${letter} from the road`,
        excerpt: "Of the bus at six.",
        category: "places",
        publishedAt: day,
        featuredImage: "./0.jpg",
      }),
    );
  }
  writeFileSync(join(folder, "export.json"), JSON.stringify({ format: 2 }));
}

/** What a work takes, and what the process of this id and those it has started hold together meanwhile. */
async function measured(name: string, pid: number, work: Promise<void>) {
  const startedAt = performance.now();
  let most = 0;
  const looking = setInterval(() => {
    try {
      most = Math.max(most, megabytesOf(pid));
    } catch {
      // One of them ended while it was looked at.
    }
  }, LOOK_EVERY_MS);
  await work.finally(() => clearInterval(looking));
  const seconds = (performance.now() - startedAt) / 1_000;
  return { work: name, seconds: seconds.toFixed(1), "MB of memory": Math.round(most) };
}

async function succeeded(child: ChildProcess) {
  const code = await ended(child);
  if (code !== 0) throw new Error(`${child.spawnargs.join(" ")} ended with ${code}.`);
}

/** 'Download everything' of a running site; how many bytes came. */
async function download(url: string, cookie: string) {
  const answer = await fetch(`${url}/admin/backups/export.zip`, { headers: { cookie } });
  let bytes = 0;
  for await (const part of answer.body ?? []) bytes += part.length;
  return bytes;
}

/** Bytes of all files below it; a file that has several names is counted once. */
function bytesBelow(folder: string) {
  const seen = new Map<number, number>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const { ino, size } = statSync(join(entry.parentPath, entry.name));
    seen.set(ino, size);
  }
  return [...seen.values()].reduce((sum, size) => sum + size, 0);
}

function inMegabytes(bytes: number) {
  return (bytes / 1_000_000).toFixed(1);
}

/** What is kept of one site, each way. */
async function keep(site: string, dataDir: string, folder: string) {
  mkdirSync(folder);
  const rows: object[] = [];
  const note = async (name: string, child: ChildProcess, bytes: () => number | Promise<number>) => {
    const row = await measured(name, child.pid ?? 0, succeeded(child));
    rows.push({ site, ...row, MB: inMegabytes(await bytes()) });
    console.log(rows.at(-1));
  };
  const newest = async () => {
    const [backup] = await listBackups(dataDir);
    return { name: backup?.name ?? "", file: archiveFile(dataDir, backup?.name ?? "") ?? "" };
  };
  const archived = async () => statSync((await newest()).file).size;
  const exported = join(folder, "export");
  const frozen = join(folder, "frozen");
  const restored = join(folder, "restored");
  await note("backup", startWorker(dataDir, ["make", "owner"]), archived);
  await note("a second one", startWorker(dataDir, ["make", "owner"]), archived);
  const { name, file } = await newest();
  await note("proof", startWorker(dataDir, ["verify", name]), archived);
  await note("restore", startCommand(restored, "restore", [file]), () => bytesBelow(restored));
  await note("export", startCommand(dataDir, "export", [exported]), () => bytesBelow(exported));
  await note("freeze", startFreeze(dataDir, frozen), () => bytesBelow(frozen));
  const running = await startSite({ DATA_DIR: dataDir, BACKUPS: "off" });
  const cookie = await signInCookie(running.url);
  let bytes = 0;
  const work = download(running.url, cookie).then((all) => {
    bytes = all;
  });
  const row = await measured("download everything", running.pid, work);
  rows.push({ site, ...row, MB: inMegabytes(bytes) });
  await running.stop();
  return rows;
}

/** The data folder of a new site. */
async function startedOnce(dataDir: string, seed: "demo" | "empty") {
  const site = await startSite({ DATA_DIR: dataDir, SEED: seed, BACKUPS: "off" });
  await site.stop();
  return dataDir;
}

/** What it takes to keep a site, each way: the demo, and one of a thousand letters with five thousand photographs. */
export async function measureKept() {
  const folder = mkdtempSync(join(tmpdir(), "kept-"));
  const large = await startedOnce(join(folder, "site"), "empty");
  const journey = join(folder, "journey");
  await writeJourney(journey);
  const demo = await keep(
    "demo",
    await startedOnce(join(folder, "demo-site"), "demo"),
    join(folder, "demo"),
  );
  const importing = startCommand(large, "import", [journey]);
  const taken = await measured("import", importing.pid ?? 0, succeeded(importing));
  const rows = [...demo, { site: "large", ...taken, MB: inMegabytes(bytesBelow(large)) }];
  console.log(rows.at(-1));
  rows.push(...(await keep("large", large, join(folder, "large"))));
  rmSync(folder, { recursive: true });
  return rows;
}
