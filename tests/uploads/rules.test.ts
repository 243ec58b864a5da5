import { describe, expect, test } from "vitest";
import { isScalable, isSlowLine, scaledSize } from "~/device/uploads/scaling";
import { type Outcome, sendInTurn } from "~/device/uploads/send-in-turn";
import {
  isFor,
  meaningOf,
  pauseAfter,
  toWaiting,
  type WaitingPicture,
} from "~/device/uploads/waiting-picture";

const form = { path: "/admin/posts/new", field: "featuredImageFile" };

describe("a picture that waits", () => {
  test("keeps its bytes, its name and what it was chosen for", () => {
    const file = new File(["bytes"], "IMG_1.HEIC", { type: "image/heic", lastModified: 5 });
    expect(toWaiting(file, form, 9)).toEqual({
      file,
      name: "IMG_1.HEIC",
      type: "image/heic",
      lastModified: 5,
      addedAt: 9,
      for: form,
      state: "waiting",
    });
  });

  test.each([
    [form, form.path, form.field, true],
    [form, form.path, undefined, true],
    [form, form.path, "imagesFiles", false],
    [form, "/admin/posts/1", form.field, false],
    ["share", form.path, form.field, false],
    ["library", form.path, undefined, false],
  ] as const)("of %j is for %s, %s: %s", (purpose, path, field, expected) => {
    expect(isFor(purpose, path, field)).toBe(expected);
  });
});

test.each([
  [null, false, "later"],
  [409, true, "later"],
  [423, true, "later"],
  [429, false, "later"],
  [503, true, "later"],
  [507, false, "refused"],
  [401, false, "signed-out"],
  [404, true, "anew"],
  [410, true, "anew"],
  [404, false, "refused"],
  [400, true, "refused"],
  [413, false, "refused"],
  [415, true, "refused"],
])("an answer of %s to an upload that goes on (%s) means %s", (status, isResumed, expected) => {
  expect(meaningOf(status, isResumed)).toBe(expected);
});

test("pauses grow, up to a minute", () => {
  expect([1, 2, 3, 4, 7, 20].map(pauseAfter)).toEqual([1e3, 2e3, 4e3, 8e3, 6e4, 6e4]);
});

describe("sending in turn", () => {
  const arrived = { kind: "arrived", record: {} } as Outcome;
  const broken = { kind: "later", hasMoved: false } as const;

  /** Sends pictures whose attempts end as listed, and writes down what happens. */
  async function run(pictures: Outcome[][]) {
    const log: string[] = [];
    const left = pictures.map((outcomes, id) => ({ id, outcomes: [...outcomes] }));
    const isDone = await sendInTurn({
      next: async () => (left[0] as unknown as WaitingPicture | undefined) ?? null,
      send: async ({ id }) => {
        log.push(`send ${id}`);
        return left[0]?.outcomes.shift() ?? broken;
      },
      settle: async ({ id }, { kind }) => {
        log.push(`${kind} ${id}`);
        if (kind === "arrived" || kind === "refused" || kind === "cancelled") left.shift();
      },
      pause: async (failures) => void log.push(`pause ${failures}`),
    });
    return { log, isDone };
  }

  test("a refused picture holds nobody up", async () => {
    const { log, isDone } = await run([[{ kind: "refused", reason: "An SVG." }], [arrived]]);
    expect(log).toEqual(["send 0", "refused 0", "send 1", "arrived 1"]);
    expect(isDone).toBe(true);
  });

  test("a dead line is waited for, longer each time, and less once something has moved", async () => {
    const moved = { kind: "later", hasMoved: true } as const;
    const { log } = await run([[broken, broken, moved, broken, arrived], [arrived]]);
    expect(log.filter((line) => line.startsWith("pause"))).toEqual([
      "pause 1",
      "pause 2",
      "pause 1",
      "pause 2",
    ]);
    expect(log.filter((line) => line.startsWith("arrived"))).toEqual(["arrived 0", "arrived 1"]);
  });

  test("one that the site forgot begins again at once", async () => {
    const { log } = await run([[{ kind: "anew" }, arrived]]);
    expect(log).toEqual(["send 0", "anew 0", "send 0", "arrived 0"]);
  });

  test("without a session nothing is tried again", async () => {
    const { log, isDone } = await run([[{ kind: "signed-out" }], [arrived]]);
    expect(log).toEqual(["send 0"]);
    expect(isDone).toBe(false);
  });
});

describe("making pictures smaller", () => {
  test.each([
    [undefined, false],
    [{}, false],
    [{ effectiveType: "4g" }, false],
    [{ effectiveType: "4g", saveData: true }, true],
    [{ effectiveType: "3g" }, true],
    [{ effectiveType: "2g" }, true],
    [{ effectiveType: "slow-2g" }, true],
  ])("a line of %j", (connection, expected) => {
    expect(isSlowLine(connection)).toBe(expected);
  });

  test.each([
    [
      { width: 4032, height: 3024 },
      { width: 2560, height: 1920 },
    ],
    [
      { width: 3024, height: 4032 },
      { width: 1920, height: 2560 },
    ],
    [
      { width: 20_000, height: 3 },
      { width: 2560, height: 1 },
    ],
    [{ width: 2560, height: 2560 }, null],
    [{ width: 800, height: 600 }, null],
  ])("%j", (size, expected) => {
    expect(scaledSize(size)).toEqual(expected);
  });

  test.each([
    ["JPEG", "\xff\xd8\xff\xe1", true],
    ["PNG", "\x89PNG\r\n\x1a\n", true],
    ["AVIF", "\0\0\0\x1cftypavif", true],
    ["WebP", "RIFF\0\0\0\0WEBPVP8 ", true],
    ["animated WebP", "RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x02", false],
    ["HEIC", "\0\0\0\x1cftypheic", false],
    ["GIF", "GIF89a", false],
    ["SVG", "<svg xmlns=", false],
  ])("%s is scaled: %s", (_kind, head, expected) => {
    expect(isScalable(Uint8Array.from(head, (letter) => letter.charCodeAt(0)))).toBe(expected);
  });
});
