import {
  createWriteStream,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import Database from "better-sqlite3";
import sharp from "sharp";
import { list } from "tar";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { completeArchive } from "~/portable/backup/archive/archive-download.server";
import { writeBackup } from "~/portable/backup/archive/write-backup.server";
import { backUp } from "~/portable/backup/backup.server";
import { inWords, requireRoom } from "~/portable/backup/backup-files.server";
import { type Backup, listBackups, writeNote } from "~/portable/backup/backup-list.server";
import { makeBackup } from "~/portable/backup/backup-process.server";
import { restore } from "~/portable/backup/restore/restore-folder.server";
import { checkBackup } from "~/portable/backup/verify/check-backup.server";
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

describe("a proof fails, in words, for a backup", () => {
  const tarFile = (dataDir: string, name: string) => join(dataDir, "backups", `${name}.tar`);
  function flipAfter(file: string, text: string, distance: number) {
    const bytes = readFileSync(file);
    const at = bytes.indexOf(text) + distance;
    bytes[at] = (bytes[at] ?? 0) ^ 0xff;
    writeFileSync(file, bytes);
  }
  function original(dataDir: string) {
    const folder = join(dataDir, "backups/originals");
    return join(folder, readdirSync(folder)[0] ?? "");
  }
  function withManifest(file: string, from: string, to: string) {
    writeFileSync(file, readFileSync(file, "latin1").replace(from, to), "latin1");
  }

  test.each<[string, (dataDir: string, name: string) => void, RegExp]>([
    [
      "with a byte of the database changed",
      (dataDir, name) => flipAfter(tarFile(dataDir, name), "SQLite format 3", 5_000),
      /is damaged: site\.db does not fit/,
    ],
    [
      "with a byte of a photograph changed",
      (dataDir) => {
        const file = original(dataDir);
        const bytes = readFileSync(file);
        bytes[100] = (bytes[100] ?? 0) ^ 0xff;
        rmSync(file);
        writeFileSync(file, bytes);
      },
      /is damaged: originals\/[0-9a-f]{16} does not fit/,
    ],
    [
      "without a photograph",
      (dataDir) => rmSync(original(dataDir)),
      /needs 1 photograph that is not/,
    ],
    [
      "that holds another number of letters",
      (dataDir, name) => withManifest(tarFile(dataDir, name), '"posts": 1', '"posts": 2'),
      /is damaged: it holds .*"posts":1.*, not .*"posts":2/,
    ],
    [
      "that is cut short",
      (dataDir, name) => truncateSync(tarFile(dataDir, name), 20_000),
      /is damaged/,
    ],
  ])("%s", async (title, hurt, words) => {
    const dataDir = join(outside, title.replaceAll(" ", "-"));
    await restore(inBackups(`${first.name}.tar`), dataDir);
    const { name } = await writeBackup(dataDir, "owner");
    hurt(dataDir, name);
    const { proof } = await checkBackup(dataDir, name, { start });
    expect(proof?.failure).toMatch(words);
    expect((await listBackups(dataDir)).map((each) => each.proof)).toEqual([proof]);
    expect(readdirSync(join(dataDir, "backups")).filter((each) => each.startsWith("."))).toEqual(
      [],
    );
  });

  test("whose rows name others that are not there", async () => {
    const dataDir = join(outside, "points-nowhere");
    await restore(inBackups(`${first.name}.tar`), dataDir);
    const client = new Database(join(dataDir, "site.db"));
    client.pragma("foreign_keys = OFF");
    client.exec(`insert into gallery_media (id, collection_id, type, url, created_at)
      values ('x', 'gone', 'photo', '/', 0)`);
    client.close();
    const { name } = await writeBackup(dataDir, "owner");
    const { proof } = await checkBackup(dataDir, name, { start });
    expect(proof?.failure).toMatch(/is damaged: gallery_media names rows that are not there/);
  });

  test("on which the site really does not start", async () => {
    const dataDir = join(outside, "without-secret");
    await restore(inBackups(`${first.name}.tar`), dataDir);
    writeFileSync(join(dataDir, "secrets.json"), "{}\n");
    const { name } = await writeBackup(dataDir, "owner");
    // The sources start without a build.
    vi.stubEnv("NODE_ENV", "development");
    const { proof } = await checkBackup(dataDir, name).finally(() => vi.unstubAllEnvs());
    expect(proof?.failure).toMatch(
      /^The site ended on it with 1: Cannot read the secret in .*secrets\.json/,
    );
    expect(readdirSync(join(dataDir, "backups"))).not.toContainEqual(expect.stringMatching(/^\./));
  });

  test("on which the site does not answer", async () => {
    const dataDir = join(outside, "does-not-answer");
    await restore(inBackups(`${first.name}.tar`), dataDir);
    const { name } = await writeBackup(dataDir, "owner");
    const fails = async () => {
      throw new Error("The site started on it answers / with 500.");
    };
    const { proof } = await checkBackup(dataDir, name, { start: fails });
    expect(proof?.failure).toBe("The site started on it answers / with 500.");
  });
});

test("a photograph goes with the last backup that needs it, once a newer one was proved", async () => {
  const dataDir = join(outside, "thinned");
  await restore(inBackups(`${first.name}.tar`), dataDir);
  const old = await writeBackup(dataDir, "night");
  const madeAt = new Date(old.madeAt.getTime() - 900 * 86_400_000);
  for (const suffix of ["tar", "json"]) {
    const from = join(dataDir, "backups", `${old.name}.${suffix}`);
    renameSync(from, join(dataDir, "backups", `2024-01-01-000000.${suffix}`));
  }
  const proof = { at: madeAt, ms: 1, failure: null };
  await writeNote(dataDir, { ...old, name: "2024-01-01-000000", madeAt, proof });
  rmSync(join(dataDir, "media/originals"), { recursive: true });
  const client = new Database(join(dataDir, "site.db"));
  client.exec("delete from pictures");
  const chosen = '{"keepDaily":1,"keepWeekly":0,"keepMonthly":0}';
  client
    .prepare(
      "insert into site_settings (id, chosen, version, created_at, updated_at) values (1, ?, 1, 0, 0)",
    )
    .run(chosen);
  client.close();
  const { name } = await writeBackup(dataDir, "night");
  expect(await listBackups(dataDir)).toHaveLength(2);
  expect(readdirSync(join(dataDir, "backups/originals"))).toHaveLength(1);
  await checkBackup(dataDir, name, { start });
  expect((await listBackups(dataDir)).map((each) => each.name)).toEqual([name]);
  expect(readdirSync(join(dataDir, "backups/originals"))).toEqual([]);
});

describe("a photograph that the site has lost", () => {
  async function siteWithLoss(name: string) {
    const dataDir = join(outside, name);
    await restore(inBackups(`${first.name}.tar`), dataDir);
    const [id = ""] = readdirSync(join(dataDir, "media/originals"));
    return { dataDir, id, lose: () => rmSync(join(dataDir, "media/originals", id)) };
  }

  test("is taken from the backups that have it", async () => {
    const { dataDir, id, lose } = await siteWithLoss("lost-once");
    await writeBackup(dataDir, "night");
    lose();
    const { name } = await writeBackup(dataDir, "night");
    expect((await checkBackup(dataDir, name, { start })).proof?.failure).toBe(null);
    const file = join(outside, "healed.tar");
    expect((await backUp(dataDir, file)).lost).toEqual([]);
    await restore(file, join(outside, "healed"));
    expect(readdirSync(join(outside, "healed/media/originals"))).toEqual([id]);
  });

  test("that no backup has is named by the next one, which is not proved", async () => {
    const { dataDir, id, lose } = await siteWithLoss("lost");
    lose();
    rmSync(join(dataDir, "backups"), { recursive: true, force: true });
    const { name } = await writeBackup(dataDir, "night");
    const { proof } = await checkBackup(dataDir, name, { start });
    expect(proof?.failure).toContain(`lacks 1 photograph that the site has lost (${id})`);
    expect((await backUp(dataDir, join(outside, "lost.tar"))).lost).toEqual([id]);
  });
});

test("an archive is listed under any name, and proved like the others", async () => {
  const dataDir = join(outside, "by-hand");
  await restore(inBackups(`${first.name}.tar`), dataDir);
  const { name } = await writeBackup(dataDir, "night");
  const own = (file: string) => join(dataDir, "backups", file);
  linkSync(own(`${name}.tar`), own("यात्रा (1).tar"));
  expect((await listBackups(dataDir)).map((each) => each.name).sort()).toEqual(
    [name, "यात्रा (1)"].sort(),
  );
  const { proof } = await checkBackup(dataDir, "यात्रा (1)", { start });
  expect(proof?.failure).toBeNull();
});

test("no room for it is said in words, and nothing is begun", async () => {
  await expect(requireRoom(outside, 1e15)).rejects.toThrow(
    /^The disk is full: the backup needs 1000000000\.0 MB more, .* Nothing was removed\.$/,
  );
  const full = Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });
  expect(inWords(full)).toMatchObject({
    name: "StartError",
    message: expect.stringMatching(/^The disk is full/),
  });
});
