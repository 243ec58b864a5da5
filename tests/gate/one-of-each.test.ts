import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const all = execFileSync("git", ["ls-files", "-z", "app", "db", "server"], { encoding: "utf8" })
  .split("\0")
  .filter((file) => /\.tsx?$/.test(file));
const files = all.filter((file) => /^(?:db|server)\/.*\.ts$|\.server\.tsx?$/.test(file));

function filesWith(pattern: RegExp, among = files) {
  return among.filter((file) => pattern.test(readFileSync(file, "utf8")));
}

test("there is one loop for what is due, and one who may run it", () => {
  expect(files.length).toBeGreaterThan(300);
  expect(filesWith(/while \(!stop\w*(?:\.signal)?\.aborted\)/)).toEqual([
    "app/jobs/loop.server.ts",
  ]);
  expect(filesWith(/acquireJobsLock\(\)/)).toEqual([
    "app/jobs/loop.server.ts",
    "db/process-lock.ts",
  ]);
  // These look after what the process has open: its database's file, and its connections.
  expect(filesWith(/\bsetInterval\(/)).toEqual([
    "db/client.server.ts",
    "server/connections/listen.ts",
    "server/connections/open-connections.ts",
  ]);
});

test("what waits on the device has one database, one lock, one channel, one sender and one hook", () => {
  expect(all.length).toBeGreaterThan(1_000);
  expect(filesWith(/\bindexedDB\b|\bopenDB\b/, all)).toEqual([
    // Brings over what former versions kept, and deletes their databases.
    "app/device/queue/former.ts",
    "app/device/queue/store.ts",
  ]);
  expect(filesWith(/\blocks\.request\(/, all)).toEqual(["app/device/queue/lock.ts"]);
  expect(filesWith(/\bnew BroadcastChannel\(/, all)).toEqual(["app/device/queue/channel.ts"]);
  expect(filesWith(/\balone\(SENDING\b/, all)).toEqual([
    "app/device/queue/worker-sender.ts",
    "app/device/screens/page-sender.ts",
  ]);
  expect(filesWith(/\buseSyncExternalStore\(/, all).filter((file) => /device/.test(file))).toEqual([
    "app/device/photographs/originals.ts",
    "app/device/screens/drafts/use-draft.ts",
    "app/device/screens/use-queue.ts",
  ]);
});
