// `npm test`: the whole quality gate. Only Node itself may be imported here: on a fresh machine
// nothing else is there yet. A failed stage does not stop the others; the last line is the count.
import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { requireChromium } from "./chromium.mjs";
import { countCheck, countPlaywright, countVitest } from "./gate/counts.mjs";
import { run } from "./gate/run.mjs";
import { install, isInstalled } from "./installed.mjs";

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
process.env.PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD = "1";

const REPORTS = ".cache/reports";
const UNIT_REPORT = `${REPORTS}/vitest.json`;
const BROWSER_REPORT = `${REPORTS}/playwright.json`;

const node = (file, ...args) => run(process.execPath, [file, ...args]);

const stages = [
  { name: "Format and lint", work: () => node("node_modules/@biomejs/biome/bin/biome", "check") },
  { name: "Types", work: () => node("node_modules/typescript/bin/tsc", "--noEmit") },
  { name: "Unused code", work: () => node("node_modules/knip/bin/knip.js", "--no-progress") },
  { name: "Build", work: () => node("scripts/build.mjs") },
  { name: "Unit and integration", work: unitTests, count: (ok) => countVitest(UNIT_REPORT, ok) },
  { name: "Browser", work: browserTests, count: (ok) => countPlaywright(BROWSER_REPORT, ok) },
];

function unitTests() {
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${UNIT_REPORT}`];
  return node("node_modules/vitest/vitest.mjs", "run", ...reporters);
}

function browserTests() {
  const args = ["node_modules/@playwright/test/cli.js", "test", "--reporter=dot,json"];
  requireChromium();
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT };
  return run(process.execPath, args, { env, minutes: 40 });
}

async function runStage({ name, work, count = countCheck }) {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  let ok = false;
  try {
    ok = await work();
  } catch (error) {
    console.error(error.message);
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  return { name, seconds, ok, ...count(ok) };
}

if (!isInstalled({ needDev: true })) install();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const results = [];
for (const stage of stages) results.push(await runStage(stage));

console.log("");
for (const { name, seconds, ok, passed, failed } of results) {
  const counts = `${passed} passed, ${failed} failed`.padEnd(24);
  console.log(`${ok ? "ok  " : "FAIL"}  ${name.padEnd(22)} ${counts} ${seconds.padStart(6)} s`);
}
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exitCode = total("failed") === 0 ? 0 : 1;
