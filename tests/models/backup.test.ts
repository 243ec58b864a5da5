import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import sharp from "sharp";
import { create, Header } from "tar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deletePictures } from "~/models/collections/library/picture-removal.server";
import { sendMessage } from "~/models/mail/messages/contact.server";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { deletePost } from "~/models/posts/post.server";
import { inspectArchive } from "~/portable/backup/archive/archive-check.server";
import { backUp } from "~/portable/backup/backup.server";
import { restore } from "~/portable/backup/restore/restore-folder.server";
import { env } from "~/utils/env.server";
import { hashFile } from "~/utils/files/file-hash.server";
import { addPicture } from "../support/pictures/pictures";
import { endForGood } from "../support/records/bin";
import { createPost } from "../support/records/saved";

let folder: string;
let archive: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-backup-"));
  archive = join(folder, "site.tar.gz");
  // Reading them makes the file, as a running site does.
  expect(env.SESSION_SECRETS).toHaveLength(1);
  createPost({ title: "Before the backup" });
  const picture = { width: 900, height: 600, channels: 3, background: "#d97706" } as const;
  await addPicture(await sharp({ create: picture }).jpeg().toBuffer(), { alt: "Orange" });
  await backUp(env.DATA_DIR, archive);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function titles(dataDir: string) {
  const client = new Database(join(dataDir, "site.db"), { readonly: true });
  try {
    return client.prepare("select title from blog_posts").pluck().all();
  } finally {
    client.close();
  }
}

/** A folder with a site of its own; `name` is unique in a test file. */
async function otherSite(name: string) {
  const dataDir = join(folder, name);
  await restore(archive, dataDir);
  const client = new Database(join(dataDir, "site.db"));
  client.exec("update blog_posts set title = 'The present site'");
  client.close();
  return dataDir;
}

/** An archive whose entries have these names, whatever they are, with these contents. */
async function archiveOf(name: string, entries: Record<string, string>) {
  const blocks = Object.entries(entries).flatMap(([path, text]) => {
    const content = Buffer.from(text);
    const header = new Header({ path, size: content.length, mode: 0o644, type: "File" });
    header.encode();
    const padding = Buffer.alloc((512 - (content.length % 512)) % 512);
    return [header.block ?? Buffer.alloc(0), content, padding];
  });
  const file = join(folder, name);
  writeFileSync(file, Buffer.concat([...blocks, Buffer.alloc(1024)]));
  return file;
}

describe("a backup", () => {
  test("holds what lies in the bin, and restored it comes back from there", async () => {
    const { id } = createPost({ title: "In the bin" });
    const picture = { width: 30, height: 20, channels: 3, background: "#123456" } as const;
    const url = await addPicture(await sharp({ create: picture }).png().toBuffer());
    const pictureId = pictureIdOf(url) ?? "";
    deletePost(id);
    await deletePictures([pictureId]);
    const file = join(folder, "bin.tar.gz");
    await backUp(env.DATA_DIR, file);
    const dataDir = join(folder, "with-bin");
    await restore(file, dataDir);
    const client = new Database(join(dataDir, "site.db"), { readonly: true });
    const entries = client
      .prepare(
        "select id from (select id, deleted_at from blog_posts union all select id, deleted_at from pictures) where deleted_at is not null order by deleted_at",
      )
      .pluck()
      .all();
    client.close();
    expect(entries).toEqual([id, pictureId]);
    expect(existsSync(join(dataDir, "media/originals", pictureId))).toBe(true);
    for (const recordId of [id, pictureId]) endForGood(recordId);
  });

  test("of a folder's name is refused, and one called .tar is compressed by nobody", async () => {
    await expect(backUp(env.DATA_DIR, folder)).rejects.toThrow("is a folder: name a file in it");
    const plain = join(folder, "plain.tar");
    await backUp(env.DATA_DIR, plain);
    // The name of the format, where an archive that is not compressed has it.
    expect(readFileSync(plain).toString("latin1", 257, 262)).toBe("ustar");
  });

  test("holds the database, the originals and the secret, and can be read by its owner only", async () => {
    const underWay = join(env.DATA_DIR, "media/uploads/half");
    mkdirSync(dirname(underWay), { recursive: true });
    writeFileSync(underWay, "half of a picture");
    const { manifest } = await backUp(env.DATA_DIR, archive);
    const names = Object.keys(manifest.files);
    expect(names).toEqual(
      expect.arrayContaining([
        "site.db",
        "secrets.json",
        expect.stringMatching(/^media\/originals\//),
      ]),
    );
    expect(names).toHaveLength(3);
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
    expect(readdirSync(env.DATA_DIR).filter((name) => name.startsWith(".backup"))).toEqual([]);
  });

  test("of a site that is written to meanwhile is one consistent state", async () => {
    const file = join(folder, "busy.tar.gz");
    const backup = backUp(env.DATA_DIR, file);
    for (let number = 0; number < 20; number++) {
      sendMessage({
        name: "A",
        email: "a@example.com",
        subject: "General Question",
        message: `${number}`,
      });
      await new Promise((resolve) => setImmediate(resolve));
    }
    await backup;
    const dataDir = join(folder, "busy");
    await restore(file, dataDir);
    expect(titles(dataDir)).toEqual(["Before the backup"]);
  });

  test("of a folder without a site is refused", async () => {
    const empty = await mkdtemp(join(folder, "empty-"));
    await expect(backUp(empty, join(folder, "none.tar.gz"))).rejects.toThrow("There is no site");
    expect(existsSync(join(folder, "none.tar.gz"))).toBe(false);
  });
});

describe("a restore", () => {
  test("brings everything back and keeps the former site", async () => {
    const dataDir = await otherSite("present");
    const former = await restore(archive, dataDir);
    expect(titles(dataDir)).toEqual(["Before the backup"]);
    expect(former).toMatch(/present\.before-restore-\d{14}$/);
    expect(titles(former ?? "")).toEqual(["The present site"]);
    expect(readFileSync(join(dataDir, "secrets.json"))).toEqual(
      readFileSync(join(env.DATA_DIR, "secrets.json")),
    );
    expect(statSync(join(dataDir, "secrets.json")).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(dataDir, "media/originals"))).toEqual(
      readdirSync(join(env.DATA_DIR, "media/originals")),
    );
    expect(readdirSync(dataDir).sort()).toEqual(["media", "secrets.json", "site.db"]);
    expect(modesBelow(dataDir)).toEqual(new Set([0o700, 0o600]));
  });

  test("is refused while the site runs", async () => {
    await expect(restore(archive, env.DATA_DIR)).rejects.toThrow("is running: stop it first");
  });

  const damage: [string, (bytes: Buffer) => Buffer, RegExp][] = [
    ["cut short", (bytes) => bytes.subarray(0, bytes.length / 2), /is damaged/],
    ["empty", () => Buffer.alloc(0), /is damaged|is no backup/],
    ["with a byte changed", (bytes) => flipped(bytes), /is damaged/],
    ["that is a text", () => Buffer.from("Dear diary, ".repeat(200)), /is damaged|is no backup/],
  ];

  test.each(damage)(
    "of an archive %s is refused, and the site stays",
    async (name, hurt, words) => {
      const dataDir = await otherSite(name);
      const file = join(folder, `${name}.tar.gz`);
      writeFileSync(file, hurt(readFileSync(archive)));
      await expect(restore(file, dataDir)).rejects.toThrow(words);
      expect(titles(dataDir)).toEqual(["The present site"]);
      expect(readdirSync(folder).filter((entry) => entry.includes("restoring"))).toEqual([]);
    },
  );

  const manifest = (changes: object) =>
    JSON.stringify({
      site: "kashmir-to-kanyakumari",
      format: 1,
      program: "1.0.0",
      createdAt: new Date().toISOString(),
      files: {},
      ...changes,
    });
  const sha256 = "0".repeat(64);
  const strangers: [string, Record<string, string>, RegExp][] = [
    [
      "a name that climbs out",
      { "manifest.json": manifest({}), "../climbed": "x" },
      /is no backup/,
    ],
    ["an absolute name", { "manifest.json": manifest({}), "/tmp/climbed": "x" }, /is no backup/],
    ["an unknown file", { "manifest.json": manifest({}), "media/evil.html": "x" }, /is no backup/],
    ["no manifest", { "site.db": "x" }, /is no backup/],
    ["another site's manifest", { "manifest.json": manifest({ site: "other" }) }, /is no backup/],
    ["no database", { "manifest.json": manifest({}) }, /is no backup/],
    ["a newer format", { "manifest.json": manifest({ format: 3 }) }, /a newer program \(1\.0\.0\)/],
    [
      "a file that is not the one written",
      { "manifest.json": manifest({ files: { "site.db": { bytes: 1, sha256 } } }), "site.db": "x" },
      /is damaged: site\.db/,
    ],
    [
      "a file missing",
      { "manifest.json": manifest({ files: { "site.db": { bytes: 1, sha256 } } }) },
      /is damaged: site\.db/,
    ],
  ];

  /** An archive in which everything fits, with this file as its database. */
  async function archiveWith(name: string, database: string) {
    const { bytes, sha256: hash } = await hashFile(database);
    const source = await mkdtemp(join(folder, "with-"));
    copyFileSync(database, join(source, "site.db"));
    const files = { "site.db": { bytes, sha256: hash } };
    writeFileSync(join(source, "manifest.json"), manifest({ files }));
    const file = join(folder, `${name}.tar.gz`);
    await create({ file, cwd: source, gzip: true }, ["manifest.json", "site.db"]);
    return file;
  }

  const databases: [string, string, RegExp][] = [
    ["another program's database", "create table users (id, name)", /is no backup.*other tables/],
    [
      "another program's database with migrations",
      "create table __drizzle_migrations (id, hash, created_at); insert into __drizzle_migrations values (1, 'x', 1)",
      /is no backup.*other tables/,
    ],
    ["an empty database", "pragma user_version = 1", /is no backup.*other tables/],
    ["a database without one of its tables", "drop table travel_pins", /other tables/],
    [
      "a database without one of its columns",
      "alter table pictures drop column alt",
      /other tables/,
    ],
  ];

  test.each(databases)("of %s with a hash that fits is refused", async (name, change, words) => {
    const database = join(folder, `${name.replaceAll(" ", "-")}.db`);
    if (/drop/.test(change))
      copyFileSync(join(await otherSite(`${name} site`), "site.db"), database);
    new Database(database).exec(change).close();
    const dataDir = join(folder, `into-${name}`);
    await expect(restore(await archiveWith(name, database), dataDir)).rejects.toThrow(words);
    expect(existsSync(dataDir)).toBe(false);
  });

  test("of bytes that are no database, with a hash that fits, is refused", async () => {
    const database = join(folder, "diary.db");
    writeFileSync(database, "Dear diary, ".repeat(2_000));
    const dataDir = join(folder, "diary");
    await expect(restore(await archiveWith("diary", database), dataDir)).rejects.toThrow(
      /is damaged: site\.db: file is not a database/,
    );
    expect(existsSync(dataDir)).toBe(false);
  });

  test("of an archive that holds more than its manifest says is refused before it is unpacked", async () => {
    const files = { "site.db": { bytes: 10, sha256 } };
    const big = await archiveOf("big.tar", {
      "manifest.json": manifest({ files }),
      "site.db": "0".repeat(1_000_000),
    });
    // Nothing can be unpacked below a file: what is refused for another reason was not tried.
    const nowhere = join(archive, "site");
    await expect(restore(big, nowhere)).rejects.toThrow(/is damaged: site\.db does not fit/);
    await expect(restore(archive, nowhere)).rejects.toThrow(/EEXIST|ENOTDIR/);
  });

  test("of more than the disk has room for is refused before it is unpacked", async () => {
    await expect(inspectArchive(archive, 1_000_000)).resolves.toMatchObject({ format: 1 });
    await expect(inspectArchive(archive, 1_000)).rejects.toThrow(
      /needs 1 MB, and there is room for 0/,
    );
  });

  test.each(strangers)("of an archive with %s is refused", async (name, entries, words) => {
    const dataDir = join(folder, `stranger-${name}`);
    const file = await archiveOf(`${name.replaceAll(" ", "-")}.tar`, entries);
    await expect(restore(file, dataDir)).rejects.toThrow(words);
    expect(existsSync(dataDir)).toBe(false);
    expect(existsSync(join(folder, "climbed"))).toBe(false);
    expect(existsSync("/tmp/climbed")).toBe(false);
  });

  test("of an archive with a link in it is refused", async () => {
    const source = await mkdtemp(join(folder, "link-"));
    await mkdir(join(source, "media"));
    writeFileSync(join(source, "manifest.json"), manifest({}));
    symlinkSync("/etc/hosts", join(source, "site.db"));
    const file = join(folder, "link.tar.gz");
    await create({ file, cwd: source, gzip: true }, ["manifest.json", "site.db"]);
    await expect(restore(file, join(folder, "linked"))).rejects.toThrow("is no backup");
  });

  test("of a site from a newer program is refused", async () => {
    const newer = await otherSite("newer");
    const client = new Database(join(newer, "site.db"));
    client.exec("insert into __drizzle_migrations (hash, created_at) values ('x', 99999999999999)");
    client.close();
    const file = join(folder, "newer.tar.gz");
    await backUp(newer, file);
    const dataDir = join(folder, "older-program");
    await expect(restore(file, dataDir)).rejects.toThrow(
      `${file} was written by a newer version of this program: upgrade first.`,
    );
    expect(existsSync(dataDir)).toBe(false);
  });

  test("of a file that is not there, or of a folder, is refused", async () => {
    const to = join(folder, "x");
    await expect(restore(join(folder, "no.tar.gz"), to)).rejects.toThrow("does not exist");
    await expect(restore(folder, to)).rejects.toThrow("is no archive but a folder");
  });

  test("of an export says how that comes in", async () => {
    const file = join(folder, "export.zip");
    writeFileSync(file, Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.alloc(2_000)]));
    await expect(restore(file, join(folder, "x"))).rejects.toThrow("npm run import");
  });
});

function flipped(bytes: Buffer) {
  const copy = Buffer.from(bytes);
  const middle = Math.floor(copy.length / 2);
  copy[middle] = (copy[middle] ?? 0) ^ 0xff;
  return copy;
}

function modesBelow(dataDir: string) {
  const names = readdirSync(dataDir, { recursive: true }) as string[];
  return new Set(["", ...names].map((name) => statSync(join(dataDir, name)).mode & 0o777));
}
