import { beforeEach, expect, test, vi } from "vitest";
import { type Kind, type Result, send } from "~/device/queue/sender";

const told: string[] = [];
vi.mock("~/device/queue/channel", () => ({
  tell: ({ line }: { line: string }) => told.push(line),
}));
beforeEach(() => void told.splice(0));

const log: string[] = [];

/** A kind whose entries end as listed, attempt by attempt, and are gone when they were answered or refused. */
function kind(name: string, ...entries: Result[][]): Kind {
  const left = entries.map((results, number) => ({ number, results: [...results] }));
  return async () => {
    const [first] = left;
    if (!first) return null;
    return async () => {
      const result = first.results.shift() ?? "later";
      log.push(`${name} ${first.number} ${result}`);
      if (result === "answered" || (result === "stays" && first.results.length === 0)) left.shift();
      return result;
    };
  };
}

async function run(kinds: Kind[], isPatient = true) {
  log.length = 0;
  const pause = async (failures: number) => void log.push(`pause ${failures}`);
  return send(kinds, isPatient ? pause : null);
}

test("what is refused holds nobody up, and each kind goes before the next", async () => {
  const kinds = [kind("form", ["answered"], ["stays"]), kind("picture", ["stays"], ["answered"])];
  expect(await run(kinds)).toBe("answered");
  expect(log).toEqual(["form 0 answered", "form 1 stays", "picture 0 stays", "picture 1 answered"]);
  expect(told.at(-1)).toBe("idle");
});

test("a form that finds no line does not hold up the pictures, and is tried again after a pause", async () => {
  const kinds = [kind("form", ["later", "answered"]), kind("picture", ["answered"])];
  await run(kinds);
  expect(log).toEqual(["form 0 later", "picture 0 answered", "pause 1", "form 0 answered"]);
});

test("a dead line is waited for, longer each time, and less once something has moved", async () => {
  await run([kind("picture", ["later", "later", "moved", "later", "answered"], ["answered"])]);
  expect(log.filter((line) => line.startsWith("pause"))).toEqual([
    "pause 1",
    "pause 2",
    "pause 1",
    "pause 2",
  ]);
});

test("one that the site forgot begins again at once", async () => {
  await run([kind("picture", ["stays", "answered"])]);
  expect(log).toEqual(["picture 0 stays", "picture 0 answered"]);
});

test("without a session nothing is tried again", async () => {
  expect(await run([kind("form", ["signed-out"]), kind("picture", ["answered"])])).toBe(
    "signed-out",
  );
  expect(log).toEqual(["form 0 signed-out"]);
  expect(told.at(-1)).toBe("signed-out");
});

test("who cannot wait says that it is to be tried again; nothing that could go is nothing", async () => {
  expect(await run([kind("visit", ["later"])], false)).toBe("later");
  expect(await run([kind("visit")], false)).toBe("idle");
});
