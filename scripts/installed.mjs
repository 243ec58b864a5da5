import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const LOCKFILE = "package-lock.json";
const INSTALLED = "node_modules/.package-lock.json";
const NODE_STAMP = "node_modules/.node-abi";

function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/** Packages with compiled parts have to be installed again when Node changes under them. */
function isForThisNode() {
  return (
    !existsSync(NODE_STAMP) || readFileSync(NODE_STAMP, "utf8").trim() === process.versions.modules
  );
}

/** Whether `node_modules` holds what the lockfile asks for; `needDev` asks for the build's tools too. */
export function isInstalled({ needDev }) {
  if (!existsSync(INSTALLED) || !isForThisNode()) return false;
  const installed = readPackages(INSTALLED);
  return Object.entries(readPackages(LOCKFILE)).every(([path, wanted]) => {
    if (path === "") return true;
    const found = installed[path];
    if (found !== undefined) return found.version === wanted.version;
    // Optional packages are for other systems; development ones are not needed to run a build.
    const mayBeMissing = wanted.optional || wanted.devOptional || (wanted.dev && !needDev);
    return Boolean(mayBeMissing);
  });
}

/** Runs `npm ci` and ends the program when it fails. */
export function install() {
  console.log("Installing packages…");
  const { npm_execpath: npm } = process.env;
  const [command, ...prefix] = npm?.endsWith(".js") ? [process.execPath, npm] : ["npm"];
  const args = [...prefix, "ci", "--include=dev", "--no-audit", "--no-fund"];
  const { status, error } = spawnSync(command, args, { stdio: "inherit" });
  if (error) console.error(`npm could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(NODE_STAMP, `${process.versions.modules}\n`);
}
