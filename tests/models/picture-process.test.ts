import { fork } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { askPictureProcess } from "~/models/pictures/picture-process.server";
import { dequeue, enqueue, running, type Urgency } from "~/models/pictures/task-queue.server";
import { ALLOCATOR_SETTINGS } from "~/utils/allocator-settings";
import { env } from "~/utils/env.server";
import { expectConsoleError } from "../support/runner/console";

vi.mock("node:child_process", async (load) => {
  const original = await load<typeof import("node:child_process")>();
  return { ...original, fork: vi.fn(original.fork) };
});

const IDLE_MS = 15_000;
/** Five processes start, one after the other, from their source. */
const STARTS_MS = 60_000;
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
const file = (name: string) => join(env.DATA_DIR, name);
const taskFor = (name: string) => ({ kind: "draw", svg, to: file(name) }) as const;

test("a process that cannot be started fails its tasks, and the next task starts another", async () => {
  const real = vi.mocked(fork).getMockImplementation();
  vi.mocked(fork).mockImplementationOnce((file, options) => {
    const started = real?.(file, { ...options, execPath: "/nowhere" } as typeof options);
    if (!started) throw new Error("Nothing was started.");
    return started;
  });
  const draw = () => askPictureProcess(taskFor("drawn.png"), "owner");
  await expect(draw()).rejects.toThrow();
  expectConsoleError("ENOENT");
  await expect(draw()).resolves.toBeNull();
});

test("its memory does not depend on how the site was started", async () => {
  expect(process.env.MALLOC_ARENA_MAX).toBeUndefined();
  await askPictureProcess(taskFor("drawn.png"), "owner");
  const { calls } = vi.mocked(fork).mock;
  const options = calls.at(-1)?.at(-1) as { env: NodeJS.ProcessEnv };
  expect(options.env).toMatchObject(ALLOCATOR_SETTINGS);
});

test("a task that comes while the process that was idle still ends is not lost with it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const draw = () => askPictureProcess(taskFor("drawn.png"), "owner");
  await draw();
  vi.advanceTimersByTime(IDLE_MS);
  await expect(draw()).resolves.toBeNull();
  vi.useRealTimers();
});

test("the owner goes first and leaves a place to readers; what can wait leaves one to both", () => {
  const add = (name: string, urgency: Urgency) => enqueue(taskFor(name), urgency);
  const next = () => dequeue()?.urgency;
  const jobs = [
    add("a", "nobody"),
    add("b", "share"),
    add("c", "reader"),
    add("d", "owner"),
    add("e", "owner"),
  ];
  expect(add("a", "reader"), "asked for again, by someone").toBe(jobs[0]);
  expect([next(), next(), next()]).toEqual(["owner", "reader", undefined]);
  running.clear();
  expect([next(), next()]).toEqual(["owner", "reader"]);
  running.clear();
  expect([next(), next()]).toEqual(["share", undefined]);
  add("f", "owner");
  expect([next(), next()]).toEqual(["owner", undefined]);
  running.clear();
});

/** The picture process of this one, as soon as it is there. */
async function pictureProcess(former: number[] = []) {
  const children = () =>
    readdirSync("/proc")
      .map(Number)
      .filter((id) => id > 0 && !former.includes(id) && isOurs(id));
  await vi.waitFor(() => expect(children()).toHaveLength(1), { timeout: STARTS_MS, interval: 20 });
  return children()[0] ?? 0;
}

function isOurs(id: number) {
  try {
    const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1];
    const words = readFileSync(`/proc/${id}/cmdline`, "utf8");
    return Number(parent) === process.pid && words.includes("picture-process");
  } catch {
    return false;
  }
}

test.runIf(process.platform === "linux")(
  "a process that is ended takes nothing with it; what ends it twice is refused, and not tried again",
  async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await askPictureProcess(taskFor("before.png"), "owner");
    vi.advanceTimersByTime(IDLE_MS);
    vi.useRealTimers();
    const tasks = [taskFor("one.png"), taskFor("two.png")];
    const all = Promise.all(
      tasks.map((task, index) => askPictureProcess(task, index ? "reader" : "owner")),
    );
    const first = await pictureProcess();
    process.kill(first, "SIGKILL");
    await expect(all).resolves.toEqual([null, null]);

    const hostile = taskFor(`${crypto.randomUUID()}.png`);
    process.kill(await pictureProcess([first]), "SIGSTOP");
    const refused = expect(askPictureProcess(hostile, "reader")).rejects.toThrow("more memory");
    const second = await pictureProcess([first]);
    process.kill(second, "SIGKILL");
    process.kill(await pictureProcess([first, second]), "SIGKILL");
    await refused;
    expectConsoleError("The picture process ended at this picture.");
    await expect(askPictureProcess(hostile, "owner")).rejects.toThrow("more memory");
    expect(running.size).toBe(0);
    await expect(askPictureProcess(taskFor("after.png"), "reader")).resolves.toBeNull();
  },
  STARTS_MS,
);

test.runIf(process.platform === "linux")(
  "where memory runs short the system ends it before all others",
  async () => {
    await askPictureProcess(taskFor("limited.png"), "owner");
    const child = await pictureProcess();
    expect(readFileSync(`/proc/${child}/oom_score_adj`, "utf8").trim()).toBe("1000");
  },
);
