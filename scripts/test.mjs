// `npm test`: the whole quality gate. Only Node itself may be imported here: on a fresh machine
// nothing else is there yet. A failed stage does not stop the others; the last line is the count.
import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { requireChromium } from "./gate/install-chromium.mjs";
import { slowestTests } from "./gate/slowest-tests.mjs";
import { REPORTS, readReports, rows } from "./gate/stages.mjs";
import { install, isInstalled } from "./installed.mjs";

const SLOWEST = 10;

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
process.env.PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD = "1";

/** All that the stages need; what cannot be had is said before the first of them. */
function prepare() {
  requireChromium();
  if (!isInstalled({ needDev: true })) install();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

/** What stages write side by side is shown stage by stage; one that runs alone is watched as it goes. */
async function runStage({ name, work, count }, isAlone) {
  const heading = `\n── ${name}\n`;
  const startedAt = performance.now();
  let output = "";
  if (isAlone) process.stdout.write(heading);
  const ok = await work((text) => {
    if (isAlone) process.stdout.write(text);
    else output += text;
  });
  if (!isAlone) process.stdout.write(heading + output);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  return { name, seconds, ok, ...count(ok) };
}

async function runLane(lane, isAlone) {
  const results = [];
  for (const stage of lane) results.push(await runStage(stage, isAlone));
  return results;
}

async function runRows() {
  const results = [];
  for (const lanes of rows) {
    const done = await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
    results.push(...done.flat());
  }
  return results;
}

function showTable(results) {
  console.log("");
  for (const { name, seconds, ok, passed, failed } of results) {
    const counts = `${passed} passed, ${failed} failed`.padEnd(24);
    console.log(`${ok ? "ok  " : "FAIL"}  ${name.padEnd(22)} ${counts} ${seconds.padStart(6)} s`);
  }
  console.log(`\nThe ${SLOWEST} slowest tests:`);
  for (const line of slowestTests(readReports(), SLOWEST)) console.log(line);
}

/** The last line of every run, whatever became of it. */
function showTotal(results) {
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
  process.exitCode = total("failed") === 0 ? 0 : 1;
}

try {
  prepare();
} catch (error) {
  console.error(error.message);
  showTotal([{ passed: 0, failed: 1 }]);
  process.exit();
}
const results = await runRows();
showTable(results);
showTotal(results);
