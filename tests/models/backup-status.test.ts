import { beforeEach, expect, test } from "vitest";
import { writeBackup } from "~/portable/backup/archive/write-backup.server";
import { type Backup, writeNote } from "~/portable/backup/backup-list.server";
import {
  recordBackupFailed,
  recordBackupMade,
  scheduleBackup,
} from "~/portable/backup/backup-schedule.server";
import {
  getBackupHealth,
  getBackupStatus,
  verifiedLine,
} from "~/portable/backup/backup-status.server";
import { env } from "~/utils/env.server";
import { db } from "~db/client.server";
import { backupSchedule } from "~db/schema/backups";
import { createPost } from "../support/records/saved";

createPost({ title: "A letter" });
const made = await writeBackup(env.DATA_DIR, "owner");

const NOW = new Date();
const at = new Date(NOW.getTime() + 1_000);
const withProof = (failure: string | null): Backup => ({ ...made, proof: { at, ms: 1, failure } });

beforeEach(async () => {
  db.delete(backupSchedule).run();
  await writeNote(env.DATA_DIR, made);
});

test.each([
  ["2026-11-28T09:00:00Z", "today, 14 letters, 95 photographs, 38 MB"],
  ["2026-11-28T19:00:00Z", "yesterday, 14 letters, 95 photographs, 38 MB"],
  ["2026-11-30T09:00:00Z", "28 Nov, 14 letters, 95 photographs, 38 MB"],
])("at %s the last proved one is that of %s", (now, words) => {
  const madeAt = new Date("2026-11-27T21:34:10Z");
  const backup = { ...made, madeAt, bytes: 38_400_000, counts: { posts: 14, photographs: 95 } };
  expect(verifiedLine(backup, new Date(now))).toBe(`Last proved backup: ${words}`);
});

test("one letter is one, and what is little is no nothing", () => {
  const backup = { ...made, bytes: 400, counts: { posts: 1, photographs: 1 } };
  expect(verifiedLine(backup, NOW)).toMatch(/, 1 letter, 1 photograph, 1 MB$/);
});

test("a new site has nothing to tell, and all is well", async () => {
  expect(await getBackupStatus(NOW)).toEqual({ line: null, problem: null });
  expect(await getBackupHealth(NOW)).toEqual({ at: made.madeAt, provedAt: null, ok: true });
});

test("one that was proved is told, and when", async () => {
  await writeNote(env.DATA_DIR, withProof(null));
  const { line, problem } = await getBackupStatus(NOW);
  expect([line, problem]).toEqual([expect.stringContaining("1 letter, 0 photographs"), null]);
  expect(await getBackupHealth(NOW)).toEqual({ at: made.madeAt, provedAt: at, ok: true });
});

test("one that failed its proof is no proved one", async () => {
  await writeNote(env.DATA_DIR, withProof("site.db does not fit"));
  const { line, problem } = await getBackupStatus(NOW);
  expect([line, problem]).toEqual([null, expect.stringContaining("site.db does not fit")]);
  expect(await getBackupHealth(NOW)).toMatchObject({ provedAt: null, ok: false });
});

test("an attempt that failed is told until one did not", async () => {
  scheduleBackup(NOW);
  recordBackupFailed("The disk is full.", NOW);
  expect((await getBackupStatus(NOW)).problem).toContain("The disk is full.");
  expect(await getBackupHealth(NOW)).toMatchObject({ ok: false });
  recordBackupMade(NOW);
  expect((await getBackupStatus(NOW)).problem).toBeNull();
});

test("one that is due for hours is told, for a full disk may keep even that from being noted", async () => {
  scheduleBackup(NOW);
  const later = new Date(NOW.getTime() + 27 * 3_600_000);
  expect((await getBackupStatus(later)).problem).toMatch(
    /^No backup was made since .*, when one was due/,
  );
  expect(await getBackupHealth(later)).toMatchObject({ ok: false });
});
