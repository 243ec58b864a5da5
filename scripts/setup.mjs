// `npm run setup`: installs what is missing and builds what has changed; `npm start` does this first. Only Node's own
// modules may be used here: on a new machine nothing else is installed yet.
import { spawn } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { isBuildCurrent } from "./bundling/source-stamp.mjs";
import { installPackages, isInstalled } from "./installed.mjs";
import { BUILD_MEGABYTES, megabytesThere } from "./memory.mjs";
import { nodeProblem } from "./node-release.mjs";

const tooOld = nodeProblem();
if (tooOld) {
  console.error(tooOld);
  process.exit(1);
}

function explain(error) {
  console.error(`The site cannot start. ${String(error).replace(/\s+/g, " ")}`);
  process.exit(1);
}
process.on("uncaughtException", explain);

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));

/** Reports at once what would otherwise fail after minutes. */
function refuseTooSmallMachine() {
  const there = megabytesThere();
  if (there >= BUILD_MEGABYTES) return;
  console.error(
    `A build takes ${BUILD_MEGABYTES} MB of memory, and there are ${there}: build on another machine (node scripts/pack-program.mjs FOLDER), run the container image, or add swap.`,
  );
  process.exit(1);
}

/** Runs a script of the project; returns whether it succeeded. */
function run(script) {
  const child = spawn(process.execPath, [script], { stdio: "inherit" });
  return new Promise((resolve) => {
    child.once("close", (code) => resolve(code === 0));
  });
}

/** Compiles SQLite beside the build, each on its own core, if there is memory for both. */
async function prepare(scripts) {
  if (megabytesThere() >= 2 * BUILD_MEGABYTES) {
    const all = await Promise.all(scripts.map(run));
    return all.every(Boolean);
  }
  for (const script of scripts) if (!(await run(script))) return false;
  return true;
}

let current = isBuildCurrent();
if (!current) refuseTooSmallMachine();
const isComplete = isInstalled({ needDev: false });
if (!isComplete) {
  try {
    installPackages({ needDev: false });
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  current = isBuildCurrent();
}
if (!current) console.log("Building the site…");
const scripts = [];
if (!isComplete) scripts.push("scripts/compile.mjs");
if (!current) scripts.push("scripts/build.mjs");
if (!(await prepare(scripts))) process.exit(1);

process.off("uncaughtException", explain);
