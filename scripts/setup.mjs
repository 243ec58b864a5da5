// `npm run setup`: installs what is missing and builds what has changed; `npm start` does the same first.
// Only Node itself may be used here: on a fresh machine nothing else is there yet.
import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { install, isInstalled } from "./installed.mjs";
import { BUILD_MEGABYTES, megabytesThere } from "./memory.mjs";
import { nodeProblem } from "./node-release.mjs";
import { isBuildCurrent } from "./source-stamp.mjs";

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

/** Says at once what would otherwise be found out after minutes. */
function refuseTooSmallMachine() {
  const there = megabytesThere();
  if (there >= BUILD_MEGABYTES) return;
  console.error(
    `A build takes ${BUILD_MEGABYTES} MB of memory, and there are ${there}: build on another machine (node scripts/pack-program.mjs FOLDER), run the container image, or add swap.`,
  );
  process.exit(1);
}

let current = isBuildCurrent();
if (!current) refuseTooSmallMachine();
if (!isInstalled({ needDev: false })) {
  try {
    install();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  current = isBuildCurrent();
}
if (!current) {
  console.log("Building the site…");
  const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

process.off("uncaughtException", explain);
