import { beforeEach, expect, test, vi } from "vitest";
import { type Kind, type Result, send } from "~/device/queue/sender";

const told: string[] = [];
vi.mock("~/device/queue/channel", () => ({
  tell: ({ line }: { line: string }) => told.push(line),
}));
beforeEach(() => void told.splice(0));

const log: string[] = [];

/** A kind whose entries end as listed, attempt by attempt. */
function kind(name: string, ...entries: Result[][]): Kind {
  const left = entries.map((results, number) => ({ number, results: [...results] }));
  return async () => {
    const [first] = left;
    if (!first) return null;
    return async () => {
      const result = first.results.shift() ?? "later";
      log.push(`${name} ${first.number} ${result}`);
      if (first.results.length === 0) left.shift();
      return result;
    };
  };
}

async function run(kinds: Kind[], isPatient = true) {
  log.length = 0;
  const pause = async (failures: number) => void log.push(`pause ${failures}`);
  return send(kinds, isPatient ? pause : null);
}

test("each kind goes before the next", async () => {
  expect(await run([kind("form", ["done"], ["done"]), kind("picture", ["done"])])).toBe("idle");
  expect(log).toEqual(["form 0 done", "form 1 done", "picture 0 done"]);
  expect(told.at(-1)).toBe("idle");
});

test("a form that finds no line does not hold up the pictures, and is tried again after a pause", async () => {
  await run([kind("form", ["later", "done"]), kind("picture", ["done"])]);
  expect(log).toEqual(["form 0 later", "picture 0 done", "pause 1", "form 0 done"]);
});

test("a dead line is waited for, longer each time, and less once something has moved", async () => {
  await run([kind("picture", ["later", "later", "moved", "later", "done"], ["done"])]);
  expect(log.filter((line) => line.startsWith("pause"))).toEqual([
    "pause 1",
    "pause 2",
    "pause 1",
    "pause 2",
  ]);
});

test("one that the site forgot begins again at once", async () => {
  await run([kind("picture", ["done", "done"])]);
  expect(log).toEqual(["picture 0 done", "picture 0 done"]);
});

test("without a session nothing is tried again", async () => {
  const kinds = [kind("form", ["signed-out"]), kind("picture", ["done"])];
  expect(await run(kinds)).toBe("signed-out");
  expect(log).toEqual(["form 0 signed-out"]);
  expect(told.at(-1)).toBe("signed-out");
});

test("who cannot wait says that some of it is left; nothing that could go is nothing", async () => {
  expect(await run([kind("visit", ["later"])], false)).toBe("pausing");
  expect(await run([kind("visit")], false)).toBe("idle");
});
