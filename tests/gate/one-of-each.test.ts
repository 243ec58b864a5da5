import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = execFileSync("git", ["ls-files", "-z", "app", "db", "server"], { encoding: "utf8" })
  .split("\0")
  .filter((file) => /^(?:db|server)\/.*\.ts$|\.server\.tsx?$/.test(file));

function filesWith(pattern: RegExp) {
  return files.filter((file) => pattern.test(readFileSync(file, "utf8")));
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
    // Runs in the browser.
    "server/connections/listen.ts",
    "server/connections/open-connections.ts",
    "server/files/kill-switch-worker.ts",
  ]);
});
