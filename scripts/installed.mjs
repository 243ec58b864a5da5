import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const LOCKFILE = "package-lock.json";
const INSTALLED = "node_modules/.package-lock.json";
/** The only package that is compiled for one version of Node; the others' native parts serve them all. */
const COMPILED = "better-sqlite3";

function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/**
 * Whether the compiled part loads: it does not when it was made under another Node, or not to its end. Asked in a
 * process of its own, because one that failed to load it cannot load it any more, even after it was made again.
 */
function isForThisNode() {
  const program = `new (require("${COMPILED}"))(":memory:")`;
  return spawnSync(process.execPath, ["-e", program]).status === 0;
}

function isAsLocked(needDev) {
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

/** Whether `node_modules` holds what the lockfile asks for, for this Node; `needDev` asks for the build's tools too. */
export function isInstalled({ needDev }) {
  return existsSync(INSTALLED) && isAsLocked(needDev) && isForThisNode();
}

/** Runs `npm ci`; throws when it fails. */
export function install() {
  console.log("Installing packages…");
  const { npm_execpath: npm } = process.env;
  const [command, ...prefix] = npm?.endsWith(".js") ? [process.execPath, npm] : ["npm"];
  const args = [...prefix, "ci", "--include=dev", "--no-audit", "--no-fund"];
  // SQLite is compiled on all cores.
  const env = { JOBS: "max", ...process.env };
  const { status, error } = spawnSync(command, args, { stdio: "inherit", env });
  if (error) throw new Error(`npm could not be started: ${error.message}`);
  if (status !== 0) throw new Error("npm could not install the packages.");
}
