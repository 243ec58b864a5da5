import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { remember } from "./remember.mjs";

const LOCKFILE = "package-lock.json";
const INSTALLED = "node_modules/.package-lock.json";
/** Where a successful check is remembered; `npm ci` deletes it with the packages. */
const CHECKED = "node_modules/.installed-for";
/** The only package that is compiled for one version of Node; the native parts of others work with all versions. */
const COMPILED = "better-sqlite3";
const COMPILED_FILE = `node_modules/${COMPILED}/build/Release/better_sqlite3.node`;
/** See `object-wrap.h`; the path is relative to the package's build folder. */
const HEADER = "-include ../../../scripts/object-wrap.h";
/** The flags of SQLite's own `configure`, without debug information: a fifth quicker than the package's own. */
const FLAGS = "-O2 -g0";
/** Compiles on all cores, with the header and the machine's own flags. */
const COMPILER = {
  JOBS: process.env.JOBS ?? "max",
  CFLAGS: `${process.env.CFLAGS ?? ""} ${FLAGS}`,
  CXXFLAGS: `${process.env.CXXFLAGS ?? ""} ${FLAGS} ${HEADER}`,
};

function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/**
 * Whether it was compiled with the header of Node 24.19 or newer, whose objects abort when they are garbage collected.
 */
function abortsWhenCollected() {
  return readFileSync(COMPILED_FILE).includes("RemoveEnvironmentCleanupHook");
}

/**
 * Whether the compiled part can be loaded: not if it was made for another Node, or not completely. Tried in a separate
 * process, because a process that failed to load it cannot load it later, even after it was compiled again.
 */
function loads() {
  const program = `new (require("${COMPILED}"))(":memory:")`;
  return spawnSync(process.execPath, ["-e", program]).status === 0;
}

/** Whether the compiled part exists and works with this Node. */
export function isForThisNode() {
  return existsSync(COMPILED_FILE) && !abortsWhenCollected() && loads();
}

function isAsLocked(needDev) {
  const installed = readPackages(INSTALLED);
  return Object.entries(readPackages(LOCKFILE)).every(([path, wanted]) => {
    if (path === "") return true;
    const found = installed[path];
    if (found !== undefined) return found.version === wanted.version;
    // Optional packages are for other systems; development packages are needed only for tests and the like.
    const mayBeMissing = wanted.optional || wanted.devOptional || (wanted.dev && !needDev);
    return Boolean(mayBeMissing);
  });
}

/** Everything that the answer of `isInstalled` depends on; no program can set a file's change time. */
function circumstances(needDev) {
  const files = [LOCKFILE, INSTALLED, COMPILED_FILE].map((file) => {
    const { size, ctimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
    return `${size} ${ctimeMs}`;
  });
  return [process.version, process.arch, needDev, ...files].join("\n");
}

function isRemembered(now) {
  return existsSync(CHECKED) && readFileSync(CHECKED, "utf8") === now;
}

/**
 * Whether `node_modules` matches the lockfile and this Node; `needDev` includes the tools for tests. A positive answer
 * is remembered until one of these files or Node changes.
 */
export function isInstalled({ needDev }) {
  const now = circumstances(needDev);
  if (isRemembered(now)) return true;
  const found = existsSync(INSTALLED) && isAsLocked(needDev) && isForThisNode();
  if (found) remember(CHECKED, now);
  return found;
}

function npm(args, env = {}) {
  const { npm_execpath: own } = process.env;
  const [command, ...prefix] = own?.endsWith(".js") ? [process.execPath, own] : ["npm"];
  const options = { stdio: "inherit", env: { ...process.env, ...COMPILER, ...env } };
  const { status, error } = spawnSync(command, [...prefix, ...args], options);
  if (error) throw new Error(`npm could not be started: ${error.message}`);
  if (status !== 0) throw new Error("npm could not install the packages.");
}

/** Runs `npm ci` without the packages' scripts, with the tools for tests if asked for. Throws when it fails. */
export function installPackages({ needDev }) {
  console.log("Installing packages…");
  const dev = needDev ? "--include=dev" : "--omit=dev";
  npm(["ci", dev, "--ignore-scripts", "--no-audit", "--no-fund"]);
}

/** Compiles the native part unless it exists and works with this Node; throws when that fails. */
export function compile() {
  if (isForThisNode()) return;
  npm(["rebuild", COMPILED]);
  // The prebuilt part may have been compiled with that header.
  if (!isForThisNode()) npm(["rebuild", COMPILED], { npm_config_build_from_source: "true" });
  if (isForThisNode()) return;
  throw new Error(`${COMPILED} could not be compiled for Node ${process.version}; try Node 22.`);
}

/** Installs everything for building and running the site with this Node; throws when that fails. */
export function install() {
  installPackages({ needDev: false });
  compile();
}
