// `npm run setup`: installs what is missing and builds what has changed; `npm start` does the same first.
// Only Node itself may be used here: on a fresh machine nothing else is there yet.
import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { install, isInstalled } from "./installed.mjs";
import { isBuildCurrent } from "./source-stamp.mjs";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: this site needs Node 20.19 or newer.`);
  process.exit(1);
}

function explain(error) {
  console.error(`The site cannot start. ${String(error).replace(/\s+/g, " ")}`);
  process.exit(1);
}
process.on("uncaughtException", explain);

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));

let current = isBuildCurrent();
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
