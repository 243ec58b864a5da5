// `npm test`: the whole quality gate. Only Node's own modules may be imported here: on a new machine nothing else is
// installed yet. A failed stage does not stop the others; the last line has the totals.
import { mkdirSync, rmSync } from "node:fs";
import { setPriority } from "node:os";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { requireChromium } from "./gate/install-chromium.mjs";
import { failures, reportedTests, slowest } from "./gate/reported-tests.mjs";
import { REPORTS, readReports, stages } from "./gate/stages.mjs";
import { installPackages, isInstalled } from "./installed.mjs";

const SLOWEST = 10;
/**
 * The same as for the site's processes for pictures and mail, which would hardly run beside busy tests of a higher
 * priority.
 */
const NICE = 10;

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
process.env.PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD = "1";

/** Prepares what the stages need; reports what is unavailable before the first of them. */
function prepare() {
  if (process.platform === "linux") setPriority(NICE);
  requireChromium();
  if (!isInstalled({ needDev: true })) installPackages({ needDev: true });
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

/** The output of parallel stages is shown stage by stage, as each ends. */
async function runStage({ name, work, count }) {
  const startedAt = performance.now();
  let output = "";
  const ok = await work((text) => {
    output += text;
  });
  process.stdout.write(`\n── ${name}\n${output}`);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  return { name, seconds, ok, ...count(ok) };
}

function runStages() {
  const running = new Map();
  for (const stage of stages) {
    const earlier = stage.after.map((one) => running.get(one));
    running.set(
      stage,
      Promise.all(earlier).then(() => runStage(stage)),
    );
  }
  return Promise.all(running.values());
}

function showTable(results) {
  console.log("");
  for (const { name, seconds, ok, passed, failed } of results) {
    const counts = `${passed} passed, ${failed} failed`.padEnd(24);
    console.log(`${ok ? "ok  " : "FAIL"}  ${name.padEnd(22)} ${counts} ${seconds.padStart(6)} s`);
  }
}

function showTests() {
  const tests = reportedTests(readReports());
  console.log(`\nThe ${SLOWEST} slowest tests:`);
  for (const line of slowest(tests, SLOWEST)) console.log(line);
  const failed = failures(tests);
  if (failed.length > 0) console.log("\nThe tests that failed:");
  for (const line of failed) console.log(line);
}

/** The last line of every run, whatever happened. */
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
const results = await runStages();
showTable(results);
showTests();
showTotal(results);
