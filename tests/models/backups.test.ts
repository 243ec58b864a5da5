import { createWriteStream, existsSync, linkSync, readdirSync, rmSync, statSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import Database from "better-sqlite3";
import sharp from "sharp";
import { list } from "tar";
import { afterAll, beforeAll, expect, test } from "vitest";
import { completeArchive } from "~/models/backup/archive-download.server";
import { type Backup, listBackups } from "~/models/backup/backup-list.server";
import { checkBackup } from "~/models/backup/check-backup.server";
import { makeBackup } from "~/models/backup/make-backup.server";
import { restore } from "~/models/backup/restore.server";
import { writeBackup } from "~/models/backup/write-backup.server";
import { env } from "~/utils/env.server";
import { addPicture } from "../support/pictures/pictures";
import { createPost } from "../support/records/saved";

const start = async () => {};
let first: Backup;
let outside: string;

beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), "site-backups-"));
  expect(env.SESSION_SECRETS).toHaveLength(1);
  createPost({ title: "Before the backup" });
  const picture = { width: 90, height: 60, channels: 3, background: "#d97706" } as const;
  await addPicture(await sharp({ create: picture }).jpeg().toBuffer(), { alt: "Orange" });
  first = await makeBackup(env.DATA_DIR, "owner");
});

afterAll(() => rmSync(outside, { recursive: true, force: true }));

const inBackups = (...path: string[]) => join(env.DATA_DIR, "backups", ...path);

test("a backup is a tar with its manifest first, its photographs lie beside it once", async () => {
  expect(first.name).toMatch(/^\d{4}-\d{2}-\d{2}-\d{6}$/);
  expect(first).toMatchObject({
    reason: "owner",
    counts: { posts: 1, photographs: 1 },
    proof: null,
  });
  const names: string[] = [];
  await list({ file: inBackups(`${first.name}.tar`), onReadEntry: ({ path }) => names.push(path) });
  expect(names).toEqual(["manifest.json", "site.db", "secrets.json"]);
  const [original = ""] = readdirSync(inBackups("originals"));
  expect(statSync(inBackups("originals", original)).ino).toBe(
    statSync(join(env.DATA_DIR, "media/originals", original)).ino,
  );
  expect(await listBackups(env.DATA_DIR)).toEqual([first]);
  expect(readdirSync(inBackups()).sort()).toEqual(
    [`${first.name}.json`, `${first.name}.tar`, "originals"].sort(),
  );
  expect(statSync(inBackups(`${first.name}.tar`)).mode & 0o777).toBe(0o600);
});

test("what is proved is written down", async () => {
  const proved = await checkBackup(env.DATA_DIR, first.name, { start });
  expect(proved.proof).toMatchObject({ failure: null });
  expect(await listBackups(env.DATA_DIR)).toEqual([proved]);
  expect(readdirSync(inBackups()).filter((name) => name.startsWith("."))).toEqual([]);
});

test("a downloaded archive has everything in it, and restores on a machine that has nothing else", async () => {
  const file = join(outside, "down.tar.gz");
  await pipeline(completeArchive(env.DATA_DIR, first.name), createWriteStream(file));
  const dataDir = join(outside, "new-machine");
  await restore(file, dataDir);
  expect(readdirSync(join(dataDir, "media/originals"))).toHaveLength(1);
  const client = new Database(join(dataDir, "site.db"), { readonly: true });
  expect(client.prepare("select title from blog_posts").pluck().all()).toEqual([
    "Before the backup",
  ]);
  client.close();
});

test("a restore takes the photographs that lie beside the archive, and keeps the backups", async () => {
  const dataDir = join(outside, "from-beside");
  await restore(inBackups(`${first.name}.tar`), dataDir);
  await writeBackup(dataDir, "owner");
  await restore(inBackups(`${first.name}.tar`), dataDir);
  expect(readdirSync(join(dataDir, "media/originals"))).toHaveLength(1);
  expect(await listBackups(dataDir)).toHaveLength(1);
});

test("a restore without them says how many are missing", async () => {
  const alone = join(outside, "alone.tar");
  linkSync(inBackups(`${first.name}.tar`), alone);
  await expect(restore(alone, join(outside, "nowhere"))).rejects.toThrow(
    /needs 1 photograph that is not in the folder originals beside it/,
  );
  expect(existsSync(join(outside, "nowhere"))).toBe(false);
});
