import { afterEach, describe, expect, test } from "vitest";
import type { Backup } from "~/portable/backup/backup-list.server";
import { tooOld } from "~/portable/backup/retention";
import { provideSite, SITE_DEFAULTS } from "~/site";

const KEPT = { keepDaily: 7, keepWeekly: 4, keepMonthly: 12 };
const NOW = new Date("2026-11-28T12:00:00Z");
const BAD = { at: NOW, ms: 1, failure: "is damaged" };
const good = { at: NOW, ms: 1, failure: null };

function backup(madeAt: string, proof: Backup["proof"] = good): Backup {
  const name = madeAt.slice(0, 19).replace("T", "-").replaceAll(":", "");
  const counts = { posts: 1, photographs: 1 };
  const at = new Date(madeAt);
  return { name, reason: "night", madeAt: at, bytes: 1, counts, program: "1", proof };
}

/** One of each night, newest first. */
function nights(amount: number, proof: Backup["proof"] = good) {
  return Array.from({ length: amount }, (_, ago) => {
    const at = new Date(Date.parse("2026-11-27T21:30:00Z") - ago * 86_400_000);
    return backup(at.toISOString(), proof);
  });
}

/** The days of those that are kept. */
function staying(backups: Backup[]) {
  const gone = tooOld(backups, KEPT, NOW);
  return backups.filter((each) => !gone.includes(each)).map(({ name }) => name.slice(0, 10));
}

afterEach(() => provideSite(() => SITE_DEFAULTS));

test("seven days, four weeks and twelve months of 800 nights are kept", () => {
  provideSite(() => ({ ...SITE_DEFAULTS, timeZone: "UTC" }));
  const kept = staying(nights(800));
  expect(kept).toEqual([
    "2026-11-27",
    "2026-11-26",
    "2026-11-25",
    "2026-11-24",
    "2026-11-23",
    "2026-11-22",
    "2026-11-21",
    "2026-11-15",
    "2026-11-08",
    "2026-10-31",
    "2026-09-30",
    "2026-08-31",
    "2026-07-31",
    "2026-06-30",
    "2026-05-31",
    "2026-04-30",
    "2026-03-31",
    "2026-02-28",
    "2026-01-31",
    "2025-12-31",
  ]);
});

test("of each day the last one counts, by the site's clocks, and all of the last 24 hours stay", () => {
  const earlier = backup("2026-11-20T03:00:00Z");
  const backups = [
    backup("2026-11-28T11:00:00Z"),
    backup("2026-11-28T10:00:00Z"),
    backup("2026-11-20T19:00:00Z"),
    backup("2026-11-20T18:00:00Z"),
    earlier,
  ];
  expect(tooOld(backups, KEPT, NOW)).toEqual([earlier]);
});

test("nothing goes as long as no newer one was proved", () => {
  expect(tooOld(nights(800, BAD), KEPT, NOW)).toEqual([]);
});

test("one that did not pass its proof takes no place, and goes when a newer one was proved", () => {
  const bad = backup("2026-11-20T20:00:00Z", BAD);
  const earlier = backup("2026-11-20T19:00:00Z");
  const newest = backup("2026-11-28T11:00:00Z");
  expect(tooOld([newest, bad, earlier], KEPT, NOW)).toEqual([bad]);
  expect(tooOld([bad, earlier], KEPT, NOW)).toEqual([]);
});

test("one that is not proved yet stays, and so does one that was put there by hand", () => {
  const unproved = backup("2020-01-01T00:00:00Z", null);
  const byHand = { ...backup("2020-01-01T01:00:00Z"), name: "before-the-move" };
  const rest = nights(40);
  const gone = tooOld([...rest, byHand, unproved], { ...KEPT, keepMonthly: 0 }, NOW);
  expect(gone.length).toBeGreaterThan(20);
  expect(gone).not.toContain(unproved);
  expect(gone).not.toContain(byHand);
});

describe("of backups that were made while the clock was ahead", () => {
  const ahead = [backup("2036-11-01T03:00:00Z"), backup("2026-11-29T03:00:00Z")];

  test("none pushes a good one out, and none stays once there are good days enough", () => {
    const gone = tooOld([...ahead, ...nights(800)], KEPT, NOW);
    expect(gone).toEqual(expect.arrayContaining(ahead));
    const before = tooOld(nights(800), KEPT, NOW);
    expect(gone.filter((one) => !ahead.includes(one)).map(({ name }) => name)).toEqual(
      before.map(({ name }) => name),
    );
  });

  test("none goes before, for then the present clock may be behind", () => {
    expect(tooOld([...ahead, ...nights(3)], KEPT, NOW)).toEqual([]);
    expect(tooOld(ahead, KEPT, NOW)).toEqual([]);
  });
});
