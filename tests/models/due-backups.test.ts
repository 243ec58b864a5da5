import { mkdirSync, readdirSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { updateSettings } from "~/models/texts/settings.server";
import {
  type Backup,
  listBackups,
  readBackup,
  writeNote,
} from "~/portable/backup/backup-list.server";
import { getSchedule, nextNight } from "~/portable/backup/backup-schedule.server";
import { clearAfterKill, doDueBackups } from "~/portable/backup/due-backup.server";
import { env } from "~/utils/env.server";
import { db } from "~db/client.server";
import { acquireBackupLock } from "~db/process-lock";
import { backupSchedule } from "~db/schema/backups";
import { outgoingMails } from "~db/schema/mail";
import { createPost } from "../support/records/saved";

let proofFailure: string | null = null;

vi.hoisted(() => {
  process.env.SMTP_URL = "smtp://127.0.0.1:9";
  process.env.MAIL_FROM = "Kiran <letters@journey.example>";
});

// The real one starts the built site, as the browser's tests do.
vi.mock("~/portable/backup/backup-process.server", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  verifyBackup: async (dataDir: string, name: string) => {
    const backup = (await readBackup(dataDir, name)) as Backup;
    await writeNote(dataDir, {
      ...backup,
      proof: { at: new Date(), ms: 1, failure: proofFailure },
    });
  },
}));

createPost({ title: "A letter" });

const goesOn = new AbortController().signal;
const EVENING = new Date("2026-11-27T18:00:00Z");
/** Half past three in Kolkata. */
const NIGHT = new Date("2026-11-27T22:00:00Z");
const at = (now: Date) => doDueBackups(goesOn, () => now);
const hours = (date: Date, amount: number) => new Date(date.getTime() + amount * 3_600_000);
const names = async () => (await listBackups(env.DATA_DIR)).map(({ name }) => name);
const subjects = () =>
  db
    .select()
    .from(outgoingMails)
    .all()
    .map(({ subject }) => subject);

beforeEach(() => {
  proofFailure = null;
  db.delete(backupSchedule).run();
  db.delete(outgoingMails).run();
});

describe("a backup is due", () => {
  test.each([
    ["Asia/Kolkata", "2026-11-27T18:00:00Z", "2026-11-27T21:30:00.000Z"],
    ["Asia/Kolkata", "2026-11-27T21:30:00Z", "2026-11-28T21:30:00.000Z"],
    ["Europe/Oslo", "2026-03-28T12:00:00Z", "2026-03-29T01:00:00.000Z"],
    ["Europe/Oslo", "2026-10-25T00:30:00Z", "2026-10-25T02:00:00.000Z"],
  ])("at three by the clocks of %s after %s", (timeZone, after, night) => {
    updateSettings({ timeZone });
    expect(nextNight(new Date(after)).toISOString()).toBe(night);
    updateSettings({ timeZone: "Asia/Kolkata" });
  });

  test("in the first night of a site, and not at its first start", async () => {
    await at(EVENING);
    expect(await names()).toEqual([]);
    await at(NIGHT);
    expect(await listBackups(env.DATA_DIR)).toMatchObject([
      { reason: "night", counts: { posts: 1 }, proof: { failure: null } },
    ]);
    expect(getSchedule()?.dueAt).toEqual(nextNight(NIGHT));
  });

  test("once, and again in the next night, though it is noon when the machine wakes", async () => {
    const before = await names();
    await at(EVENING);
    await at(NIGHT);
    await at(hours(NIGHT, 1));
    expect(await names()).toHaveLength(before.length + 1);
    await at(hours(NIGHT, 24 * 3 + 9));
    await at(hours(NIGHT, 24 * 3 + 10));
    expect(await names()).toHaveLength(before.length + 2);
  });

  test("no later than at three by the clocks of a zone that was chosen meanwhile", async () => {
    await at(EVENING);
    updateSettings({ timeZone: "Asia/Yangon" });
    await at(hours(EVENING, 0.1));
    expect(getSchedule()?.dueAt).toEqual(nextNight(EVENING));
    updateSettings({ timeZone: "Asia/Kolkata" });
  });
});

describe("the owner is told", () => {
  test("once that there was none, which is tried again every hour, and what was there stays", async () => {
    const before = await names();
    await at(EVENING);
    // What cannot be read cannot be backed up.
    const unreadable = join(env.DATA_DIR, "media/originals/0123456789abcdef");
    mkdirSync(unreadable, { recursive: true });
    await at(NIGHT);
    await at(hours(NIGHT, 0.5));
    expect(getSchedule()).toMatchObject({ failedAt: NIGHT, dueAt: hours(NIGHT, 1) });
    await at(hours(NIGHT, 1));
    expect(getSchedule()?.failedAt).toEqual(hours(NIGHT, 1));
    expect(subjects()).toEqual(["No backup was made of Travel letters"]);
    expect(await names()).toEqual(before);
    rmdirSync(unreadable);
    expect(vi.mocked(console.error)).toHaveBeenCalledTimes(2);
    vi.mocked(console.error).mockClear();
  });

  test("once of one that did not pass its proof", async () => {
    proofFailure = "originals/0123456789abcdef does not fit";
    await at(EVENING);
    await at(NIGHT);
    await at(hours(NIGHT, 1));
    expect(subjects()).toEqual(["A backup of Travel letters is not good"]);
    const [mail] = db.select().from(outgoingMails).all();
    expect(mail?.text).toContain(proofFailure);
  });
});

describe("what a killed process left", () => {
  const folder = join(env.DATA_DIR, "backups");
  function leave() {
    mkdirSync(join(folder, ".proving-x/media"), { recursive: true });
    writeFileSync(join(folder, "2026-11-28-030000.tar.1.part"), "half");
    writeFileSync(join(folder, "originals/0123456789abcdef.1.part"), "half");
  }
  const halves = () =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.part$|proving/.test(name),
    );

  test("is not listed, and goes at the next start", async () => {
    const before = await names();
    leave();
    expect(await names()).toEqual(before);
    await clearAfterKill();
    expect(halves()).toEqual([]);
  });

  test("is left alone while another process works on it", async () => {
    leave();
    const release = acquireBackupLock();
    await clearAfterKill();
    expect(halves()).toHaveLength(4);
    release?.();
    await clearAfterKill();
    expect(halves()).toEqual([]);
  });
});
