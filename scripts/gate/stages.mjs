import { existsSync, readFileSync } from "node:fs";
import { installChromium } from "./install-chromium.mjs";
import { run } from "./run.mjs";

export const REPORTS = ".cache/reports";

const UNIT_REPORT = `${REPORTS}/vitest.json`;
const BROWSER_REPORT = `${REPORTS}/playwright.json`;

/** What stands in the title of a browser test that takes long, or in its project's: `npm run test:long` runs those. */
const LONG = "@long";

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** What Vitest and Playwright reported; `null` for the one that did not get to it. */
export function readReports() {
  return { vitest: read(UNIT_REPORT), playwright: read(BROWSER_REPORT) };
}

/** A tool that failed without a failed test, such as a file that could not be loaded, counts as one. */
function counted(passed, failed, ok) {
  return { passed, failed: failed === 0 && !ok ? 1 : failed };
}

/** A stage that is one check. */
function countCheck(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** The counts of Vitest's report; `null` when it wrote none. */
function countVitest(report, ok) {
  return counted(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, ok);
}

/** The counts of Playwright's report; `null` when it wrote none. */
function countPlaywright(report, ok) {
  return counted(report?.stats.expected ?? 0, report?.stats.unexpected ?? 0, ok);
}

/** A stage that is one program, run by Node; its exit code says whether all is well. */
function check(name, args, { after = [], env = {} } = {}) {
  const work = (write) => run(process.execPath, args, { write, env });
  return { name, after, work, count: countCheck };
}

const types = check("Types", ["node_modules/typescript/bin/tsc", "--noEmit"]);
const lint = check("Format and lint", ["node_modules/@biomejs/biome/bin/biome", "check"], {
  after: [types],
});
/** It reads every configuration, as on a machine that has Node and no browser. */
const unused = check("Unused code", ["node_modules/knip/bin/knip.js", "--no-progress"], {
  after: [lint],
  env: { PATH: "", CHROMIUM: undefined },
});
const build = check("Build", ["scripts/build.mjs"]);
/** On a fresh machine SQLite is compiled on one core, for a minute in which the other need not wait. */
const compiled = check("Compiled parts", ["scripts/compile.mjs"]);

/** Only waits for the network and the disk, so that it goes beside what needs the processor. */
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
 * Each begins when those that it comes after have ended: while unit tests wait for a mail or a moment, and the browser's
 * for what is on the screen, the others have the processor. No unit test needs what is built.
 */
export const stages = [types, compiled, build, chromium, unit, lint, unused, browser];
