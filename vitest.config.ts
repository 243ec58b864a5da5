import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

/** What the gate leaves to `npm run test:long`. */
const LONG = "tests/**/*.long.test.ts";

const files = readdirSync("tests", { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.long)\.test\.tsx?$/.test(file))
  .map((file) => ({ file: `tests/${file}`, code: readFileSync(`tests/${file}`, "utf8") }));

function filesWith(pattern: RegExp) {
  return files.filter(({ code }) => pattern.test(code)).map(({ file }) => file);
}

/** Files that need a process each: a module that they replace stays replaced, and what they measure is all of it. */
const alone = filesWith(/vi\.mock\((?!"[./]+server\/log-writer")|expectLinear\(/);
/** Files that replace the log's writer, all of them in the same way. */
const withoutLog = filesWith(/vi\.mock\("[./]+server\/log-writer"/).filter(
  (file) => !alone.includes(file),
);

export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    environment: "node",
    pool: "forks",
    // Many a test waits for a mail or a moment; beside the browser's workers these then have their half of the machine.
    maxWorkers: availableParallelism() + 1,
    // Far above what a test takes: a loaded machine, as one where all stages of the gate share two cores, must not fail it.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A race is a fault: of the test, or of what it tests.
    retry: 0,
    setupFiles: ["tests/support/runner/setup.ts"],
    globalSetup: ["tests/support/runner/data-root.ts", "tests/support/runner/site-map.ts"],
    projects: [
      // A process keeps the libraries that it has loaded; the site's own modules begin anew with each file.
      {
        extends: true,
        test: {
          name: "shared",
          isolate: false,
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...alone, ...withoutLog, LONG],
        },
      },
      { extends: true, test: { name: "without log", isolate: false, include: withoutLog } },
      // After the others, when what the gate runs beside them is done: some of these measure.
      {
        extends: true,
        test: { name: "alone", isolate: true, include: alone, sequence: { groupOrder: 1 } },
      },
      { extends: true, test: { name: "long", isolate: true, include: [LONG] } },
    ],
  },
});
