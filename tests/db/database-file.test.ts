import {
  copyFileSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { expect, onTestFinished, test, vi } from "vitest";
import { checkDatabase, contentVersion } from "~db/client.server";
import { DatabaseFile } from "~db/database-file";
import { migrateDatabase } from "~db/migrate";

vi.mock("node:fs", async (importOriginal) => {
  const original = await importOriginal<typeof import("node:fs")>();
  return { ...original, statfsSync: vi.fn(original.statfsSync) };
});

/** A site's database with a letter of some length, as a running server has it open. */
function openedSite() {
  const folder = mkdtempSync(join(tmpdir(), "site-file-"));
  const file = join(folder, "site.db");
  const client = new Database(file);
  client.pragma("journal_mode = WAL");
  migrateDatabase(client, drizzle({ client }));
  writePost(client, "A letter. ".repeat(10_000));
  client.pragma("wal_checkpoint(TRUNCATE)");
  const onDisk = new DatabaseFile(client, file);
  onTestFinished(() => {
    client.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { folder, file, client, onDisk };
}

function writePost(client: Database.Database, content: string) {
  const id = crypto.randomUUID();
  client
    .prepare(
      `insert into blog_posts (id, title, slug, content, version, created_at, updated_at)
      values (?, ?, ?, ?, 1, 0, 0)`,
    )
    .run(id, id, id, content);
}

/** What was written to standard error since the last call, as text. */
function takeErrors() {
  const lines = vi.mocked(console.error).mock.calls.map(String);
  vi.mocked(console.error).mockClear();
  return lines;
}

test("the proof of health is a write that reaches the disk, and no new content", () => {
  const { file, client, onDisk } = openedSite();
  const log = () => statSync(`${file}-wal`).size;
  const before = log();
  onDisk.verify();
  const afterOne = log();
  onDisk.verify();
  expect(afterOne).toBeGreaterThan(before);
  expect(log()).toBeGreaterThan(afterOne);
  expect(client.pragma("user_version", { simple: true })).toBe(2);
});

test("a proof of health leaves the stored pages as they are", () => {
  const before = contentVersion();
  checkDatabase();
  expect(contentVersion()).toBe(before);
});

const accidents: [string, (site: ReturnType<typeof openedSite>) => void, RegExp][] = [
  ["removed", ({ file }) => rmSync(file), /exchanged or removed/],
  ["removed with its folder", ({ folder }) => renameSync(folder, `${folder}-away`), /exchanged/],
  [
    "exchanged for another one",
    ({ file, folder }) => {
      copyFileSync(file, join(folder, "copy.db"));
      renameSync(join(folder, "copy.db"), file);
    },
    /exchanged or removed/,
  ],
  ["without its log", ({ file }) => rmSync(`${file}-wal`), /exchanged or removed/],
  ["cut short", ({ file }) => truncateSync(file, statSync(file).size - 60_000), /damaged/],
  ["empty", ({ file }) => truncateSync(file, 0), /damaged/],
  ["overwritten", ({ file }) => writeFileSync(file, "Dear diary, ".repeat(90_000)), /damaged/],
];

test.each(accidents)("a database that is %s is not written to any more", (_name, happen, words) => {
  const site = openedSite();
  expect(site.onDisk.currentProblem()).toBeNull();
  happen(site);
  onTestFinished(() => rmSync(`${site.folder}-away`, { recursive: true, force: true }));
  expect(site.onDisk.currentProblem()).toMatch(words);
  expect(() => writePost(site.client, "Lost")).toThrow("readonly");
  expect(() => site.onDisk.verify()).toThrow(words);
  expect(site.onDisk.currentProblem()).toMatch(words);
  const errors = takeErrors();
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(words);
  expect(JSON.parse(errors[0] ?? "")).toMatchObject({ id: "database" });
});

test.each([
  ["cut short", ({ file }: ReturnType<typeof openedSite>) => truncateSync(file, 4096)],
  [
    "cut short after a write",
    (site: ReturnType<typeof openedSite>) => {
      writePost(site.client, "In the log");
      truncateSync(site.file, statSync(site.file).size - 60_000);
    },
  ],
])("a database that is %s does not pass the proof of health", (_name, happen) => {
  const site = openedSite();
  happen(site);
  expect(() => site.onDisk.verify()).toThrow("damaged");
  takeErrors();
});

test("a database that comes back is written to again", () => {
  const { file, client, onDisk } = openedSite();
  renameSync(file, `${file}.away`);
  expect(onDisk.currentProblem()).not.toBeNull();
  renameSync(`${file}.away`, file);
  expect(onDisk.currentProblem()).toBeNull();
  writePost(client, "Here again");
  expect(() => onDisk.verify()).not.toThrow();
  expect(takeErrors()).toHaveLength(2);
});

test("the writes and checkpoints of this and of other processes are no accident", () => {
  const { file, client, onDisk } = openedSite();
  const other = new Database(file);
  for (const writer of [client, other]) {
    writePost(writer, "More. ".repeat(1_000));
    writer.pragma("wal_checkpoint(TRUNCATE)");
    expect(onDisk.currentProblem()).toBeNull();
  }
  other.exec("delete from blog_posts");
  other.exec("vacuum");
  other.pragma("wal_checkpoint(TRUNCATE)");
  other.close();
  expect(onDisk.currentProblem()).toBeNull();
  expect(() => onDisk.verify()).not.toThrow();
});

test("a disk without room for a letter is no healthy one, though the log has room for a number", () => {
  const { onDisk } = openedSite();
  const full = { bavail: 10, bsize: 4_096 } as ReturnType<typeof statfsSync>;
  vi.mocked(statfsSync).mockReturnValueOnce(full as never);
  expect(() => onDisk.verify()).toThrow("the disk is full");
  expect(() => onDisk.verify()).not.toThrow();
});
