// `npm run setup`: installs what is missing and builds what has changed; `npm start` does the same first.
// Only Node itself may be used here: on a fresh machine nothing else is there yet.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { totalmem } from "node:os";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { install, isInstalled } from "./installed.mjs";
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

/** What a build takes at most; with less the kernel would end it on its way. */
const BUILD_MEGABYTES = 800;

/** What this process may use of the machine's memory, with what the machine can lay out on its disk. */
function megabytesThere() {
  const bound = process.constrainedMemory();
  if (bound > 0 && bound < totalmem()) return Math.round(bound / 2 ** 20);
  const memory = existsSync("/proc/meminfo") ? readFileSync("/proc/meminfo", "utf8") : "";
  const [, swapKilobytes = 0] = /^SwapTotal:\s+(\d+)/m.exec(memory) ?? [];
  return Math.round(totalmem() / 2 ** 20 + Number(swapKilobytes) / 2 ** 10);
}

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
if (!isInstalled({ needDev: !current })) {
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
