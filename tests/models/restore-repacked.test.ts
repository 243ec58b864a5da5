import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import Database from "better-sqlite3";
import sharp from "sharp";
import { create, extract } from "tar";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { backUp } from "~/portable/backup/backup.server";
import { restore } from "~/portable/backup/restore/restore-folder.server";
import { restoreInPlace } from "~/portable/backup/restore/restore-in-place.server";
import { env } from "~/utils/env.server";
import { addPicture } from "../support/pictures/pictures";
import { createPost } from "../support/records/saved";

let folder: string;
let archive: string;
/** The files of the archive, as somebody has unpacked them. */
let unpacked: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-repacked-"));
  archive = join(folder, "site.tar.gz");
  expect(env.SESSION_SECRETS).toHaveLength(1);
  createPost({ title: "Before the backup" });
  const picture = { width: 90, height: 60, channels: 3, background: "#d97706" } as const;
  await addPicture(await sharp({ create: picture }).jpeg().toBuffer(), { alt: "Orange" });
  await backUp(env.DATA_DIR, archive);
  unpacked = join(folder, "x");
  mkdirSync(join(unpacked, "__MACOSX"), { recursive: true });
  await extract({ file: archive, cwd: unpacked });
  for (const litter of [
    ".DS_Store",
    "._site.db",
    "._manifest.json",
    "__MACOSX/._site.db",
    "Thumbs.db",
  ])
    writeFileSync(join(unpacked, litter), "litter");
  symlinkSync("/etc/hosts", join(unpacked, "a link"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function titles(dataDir: string) {
  const client = new Database(join(dataDir, "site.db"), { readonly: true });
  try {
    return client.prepare("select title from blog_posts").pluck().all();
  } finally {
    client.close();
  }
}

const names = () => readdirSync(unpacked);

type Packing = [options: { cwd: string; prefix?: string }, paths: string[]];

test.each<[string, () => Packing]>([
  ["from within", () => [{ cwd: unpacked }, ["."]]],
  [
    "with the manifest last",
    () => [{ cwd: unpacked }, ["site.db", "secrets.json", "media", "manifest.json"]],
  ],
  ["by its names, as a shell gives them", () => [{ cwd: unpacked }, names()]],
  ["with the folder around it", () => [{ cwd: dirname(unpacked) }, [basename(unpacked)]]],
  [
    "with the folder around it and a step",
    () => [{ cwd: dirname(unpacked) }, [`./${basename(unpacked)}`]],
  ],
  [
    "below two folders",
    () => [{ cwd: dirname(unpacked), prefix: "a folder" }, [basename(unpacked)]],
  ],
  ["with long paths in pax headers", () => [{ cwd: unpacked, prefix: "é".repeat(120) }, names()]],
])("an archive that was packed again %s is restored", async (name, packing) => {
  const [options, paths] = packing();
  for (const gzip of [true, false]) {
    const file = join(folder, `again-${gzip}.tar`);
    await create({ ...options, file, gzip }, paths);
    const dataDir = join(folder, `site ${name} ${gzip}`);
    await restore(file, dataDir);
    expect(titles(dataDir)).toEqual(["Before the backup"]);
    expect(readdirSync(dataDir).sort()).toEqual(["media", "secrets.json", "site.db"]);
    expect(readdirSync(join(dataDir, "media"))).toEqual(["originals"]);
  }
});

test("one that lacks a file that its manifest names is refused", async () => {
  const file = join(folder, "lacks.tar");
  await create({ file, cwd: unpacked }, ["site.db", "media", "manifest.json"]);
  await expect(restore(file, join(folder, "lacks"))).rejects.toThrow("secrets.json does not fit");
  expect(existsSync(join(folder, "lacks"))).toBe(false);
});

test("a link in the place of the data folder stays, and the data lie where it points", async () => {
  const disk = join(folder, "disk");
  mkdirSync(disk);
  await restore(archive, join(disk, "site"));
  const dataDir = join(folder, "linked");
  symlinkSync("disk/site", dataDir);
  const former = await restore(archive, dataDir);
  expect(readlinkSync(dataDir)).toBe("disk/site");
  expect(titles(dataDir)).toEqual(["Before the backup"]);
  expect(dirname(former ?? "")).toBe(disk);
  expect(readdirSync(folder).filter((name) => name.startsWith("linked"))).toEqual(["linked"]);
});

test("a link to a disk that is not there is refused", async () => {
  const dataDir = join(folder, "unmounted");
  symlinkSync("/nowhere/at/all/site", dataDir);
  await expect(restore(archive, dataDir)).rejects.toThrow("whose folder is not there");
  expect(existsSync("/nowhere")).toBe(false);
});

test.each(["media", "media/originals"])(
  "a link in the place of %s is refused, and stays",
  async (name) => {
    const dataDir = join(folder, `links ${name}`);
    await restore(archive, dataDir);
    const elsewhere = mkdtempSync(join(folder, "elsewhere-"));
    renameSync(join(dataDir, name), join(elsewhere, "there"));
    symlinkSync(join(elsewhere, "there"), join(dataDir, name));
    const before = readdirSync(folder);
    await expect(restore(archive, dataDir)).rejects.toThrow(
      `${name} is a link, which this restore`,
    );
    expect(lstatSync(join(dataDir, name)).isSymbolicLink()).toBe(true);
    expect(readdirSync(folder)).toEqual(before);
  },
);

const OTHER_DISK = "/dev/shm";
const hasOtherDisk = existsSync(OTHER_DISK) && statSync(OTHER_DISK).dev !== statSync(tmpdir()).dev;

test.skipIf(!hasOtherDisk)(
  "the running site's restore brings originals to another disk",
  async () => {
    const disk = mkdtempSync(join(OTHER_DISK, "site-originals-"));
    onTestFinished(() => rmSync(disk, { recursive: true }));
    const originals = join(env.DATA_DIR, "media/originals");
    const before = readdirSync(originals);
    rmSync(originals, { recursive: true });
    symlinkSync(disk, originals);
    await restoreInPlace(env.DATA_DIR, archive, async () => {});
    expect(lstatSync(originals).isSymbolicLink()).toBe(true);
    expect(readdirSync(disk)).toEqual(before);
  },
);
