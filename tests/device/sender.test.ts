import { beforeEach, expect, test, vi } from "vitest";
import { retrying } from "~/device/queue/retry";
import { type NextEntry, type Result, send } from "~/device/queue/sender";

const told: string[] = [];
vi.mock("~/device/queue/channel", () => ({
  broadcast: ({ sender }: { sender: string }) => told.push(sender),
}));
beforeEach(() => void told.splice(0));

const log: string[] = [];

/** A kind whose entries end as listed, attempt by attempt. */
function kind(name: string, ...entries: Result[][]): NextEntry {
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

async function run(...kinds: NextEntry[]) {
  log.length = 0;
  return send(kinds);
}

test("each kind goes before the next", async () => {
  const sent = await run(kind("form", ["done"], ["done"]), kind("picture", ["done"]));
  expect(sent).toEqual({ sender: "idle", hasMoved: true });
  expect(log).toEqual(["form 0 done", "form 1 done", "picture 0 done"]);
  expect(told.at(-1)).toBe("idle");
});

test("a form that finds no line does not hold up the pictures", async () => {
  const sent = await run(kind("form", ["later", "done"]), kind("picture", ["done"]));
  expect(sent.sender).toBe("pausing");
  expect(log).toEqual(["form 0 later", "picture 0 done"]);
});

test("one that the site forgot begins again at once", async () => {
  await run(kind("picture", ["done", "done"]));
  expect(log).toEqual(["picture 0 done", "picture 0 done"]);
});

test("without a session nothing else is tried", async () => {
  const { sender } = await run(kind("form", ["signed-out"]), kind("picture", ["done"]));
  expect(sender).toBe("signed-out");
  expect(log).toEqual(["form 0 signed-out"]);
  expect(told.at(-1)).toBe("signed-out");
});

/** Sends a picture whose attempts end as listed; gives the pauses between them. */
async function pausesOf(results: Result[]) {
  const picture = kind("picture", results);
  const pauses: number[] = [];
  const start = retrying({
    attempt: () => send([picture]),
    isNeeded: () => true,
    pause: async (failures) => void pauses.push(failures),
  });
  await start();
  return pauses;
}

test("a dead line is waited for, longer each time, and less once something has moved", async () => {
  expect(await pausesOf(["later", "later", "moved", "later", "done"])).toEqual([1, 2, 1, 2]);
});

test("what comes while something is sent is looked for afterwards, by one alone", async () => {
  let attempts = 0;
  const start = retrying({
    async attempt() {
      attempts += 1;
      if (attempts === 1) await start();
      return { sender: "idle", hasMoved: false };
    },
    isNeeded: () => true,
    pause: async () => {},
  });
  await start();
  expect(attempts).toBe(2);
});

test("nobody tries again where nothing waits any more", async () => {
  const attempt = vi.fn(async () => ({ sender: "pausing", hasMoved: false }) as const);
  await retrying({ attempt, isNeeded: () => false, pause: async () => {} })();
  expect(attempt).toHaveBeenCalledOnce();
});
