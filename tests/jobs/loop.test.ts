import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { leftAtStop, startJobs } from "~/jobs/loop.server";
import { fileProblem } from "~/utils/files/storage-failure.server";

const soon = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 5 });

/** A job that notes each of its runs. */
function job(name: string, runs: string[], every = 5) {
  return { name, every, verb: () => void runs.push(name) };
}

test("jobs run again and again, each without regard to the others, until they are stopped", async () => {
  const runs: string[] = [];
  const slow = leftAtStop(() => sleep(60_000, null, { ref: false }));
  const jobs = startJobs([{ name: "slow", every: 5, verb: slow }, job("quick", runs)]);
  await soon(() => expect(runs.length).toBeGreaterThan(3));
  await jobs.stop();
  const { length } = runs;
  await sleep(30);
  expect(runs).toHaveLength(length);
});

test("a run that fails is one line with the job's name, and is followed by another", async () => {
  const runs: string[] = [];
  const verb = () => {
    runs.push("moves");
    throw fileProblem("damaged");
  };
  const jobs = startJobs([{ name: "moves", every: 5, verb }]);
  await soon(() => expect(runs.length).toBeGreaterThan(1));
  await jobs.stop();
  const lines = vi.mocked(console.error).mock.calls.splice(0);
  expect(lines).toHaveLength(runs.length);
  expect(JSON.parse(String(lines[0]))).toEqual({
    time: expect.any(String),
    id: "moves",
    error: expect.stringContaining("damaged"),
  });
});

test("a stop waits for what is under way, which is told of it", async () => {
  const ended: string[] = [];
  const verb = async (stop: AbortSignal) => {
    await sleep(60_000, null, { signal: stop }).catch(() => {});
    await sleep(20);
    ended.push("the last mail");
  };
  const jobs = startJobs([{ name: "sending", every: 5, verb }]);
  await jobs.stop();
  expect(ended).toEqual(["the last mail"]);
});

test("what is due is done by one of those who look; the next one takes over when it stops", async () => {
  const runs: string[] = [];
  const first = startJobs([job("first", runs)]);
  const second = startJobs([job("second", runs)]);
  await soon(() => expect(runs).toContain("first"));
  expect(runs).not.toContain("second");
  await first.stop();
  await soon(() => expect(runs).toContain("second"));
  await second.stop();
});
