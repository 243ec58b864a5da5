import { existsSync, readFileSync } from "node:fs";
import { installChromium } from "./install-chromium.mjs";
import { run } from "./run.mjs";

export const REPORTS = ".cache/reports";

const UNIT_REPORT = `${REPORTS}/vitest.json`;
const BROWSER_REPORT = `${REPORTS}/playwright.json`;

/** The mark of slow browser tests in the title of a test or project; `npm run test:long` runs those. */
const LONG = "@long";

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** The reports of Vitest and Playwright; `null` for one that was not written. */
export function readReports() {
  return { vitest: read(UNIT_REPORT), playwright: read(BROWSER_REPORT) };
}

/** A tool that fails without a failed test, for example because a file could not be loaded, counts as one failure. */
function counted(passed, failed, ok) {
  return { passed, failed: failed === 0 && !ok ? 1 : failed };
}

/** The count of a stage that is one check. */
function countCheck(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** The counts of Vitest's report; all 0 when it wrote none, and one failure if the tool failed. */
function countVitest(report, ok) {
  return counted(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, ok);
}

/** The counts of Playwright's report, likewise. */
function countPlaywright(report, ok) {
  return counted(report?.stats.expected ?? 0, report?.stats.unexpected ?? 0, ok);
}

/** A stage that runs one Node program; its exit code says whether it succeeded. */
function check(name, args, { after = [], env = {} } = {}) {
  const work = (write) => run(process.execPath, args, { write, env });
  return { name, after, work, count: countCheck };
}

const types = check("Types", ["node_modules/typescript/bin/tsc", "--noEmit"]);
const lint = check("Format and lint", ["node_modules/@biomejs/biome/bin/biome", "check"], {
  after: [types],
});
/** It loads every configuration, as on a machine with Node and without a browser. */
const unused = check("Unused code", ["node_modules/knip/bin/knip.js", "--no-progress"], {
  after: [lint],
  env: { PATH: "", CHROMIUM: undefined },
});
const build = check("Build", ["scripts/build.mjs"]);
/** On a new machine SQLite is compiled on one core, for about a minute, while the other core can work. */
const compiled = check("Compiled parts", ["scripts/compile.mjs"]);

/** Mostly waits for the network and the disk, so it runs beside stages that need the processor. */
const chromium = { name: "Chromium", after: [], work: installChromium, count: countCheck };

const unit = {
  name: "Unit and integration",
  after: [compiled],
  work(write) {
    const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${UNIT_REPORT}`];
    const args = ["node_modules/vitest/vitest.mjs", "run", "--project", "!long", ...reporters];
    return run(process.execPath, args, { write, minutes: 40 });
  },
  count: (ok) => countVitest(read(UNIT_REPORT), ok),
};

const browser = {
  name: "Browser",
  after: [compiled, build, chromium],
  work(write) {
    const program = "node_modules/@playwright/test/cli.js";
    const args = [program, "test", "--grep-invert", LONG, "--reporter=dot,json"];
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT };
    return run(process.execPath, args, { write, env, minutes: 40 });
  },
  count: (ok) => countPlaywright(read(BROWSER_REPORT), ok),
};

/**
 * Each stage starts when those in its `after` have ended. While unit tests wait for a mail or a timer, and browser
 * tests for the screen, others use the processor. No unit test needs the build.
 */
export const stages = [types, compiled, build, chromium, unit, lint, unused, browser];
