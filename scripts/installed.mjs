import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { remember } from "./remember.mjs";

const LOCKFILE = "package-lock.json";
const INSTALLED = "node_modules/.package-lock.json";
/** Where a successful check is remembered; `npm ci` takes it away with the rest. */
const CHECKED = "node_modules/.installed-for";
/** The only package that is compiled for one version of Node; the others' native parts serve them all. */
const COMPILED = "better-sqlite3";
const COMPILED_FILE = `node_modules/${COMPILED}/build/Release/better_sqlite3.node`;
/** What `object-wrap.h` explains, as seen from the package's build folder. */
const HEADER = "-include ../../../scripts/object-wrap.h";
/** As SQLite's own `configure` has it, and without what only a debugger reads: a fifth quicker made than by the package's. */
const FLAGS = "-O2 -g0";
/** Compiles on all cores, and with the header besides what the machine asks for. */
const COMPILER = {
  JOBS: process.env.JOBS ?? "max",
  CFLAGS: `${process.env.CFLAGS ?? ""} ${FLAGS}`,
  CXXFLAGS: `${process.env.CXXFLAGS ?? ""} ${FLAGS} ${HEADER}`,
};

function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/** Whether it was compiled with the header of Node 24.19 or newer, whose objects abort when they are collected. */
function abortsWhenCollected() {
  return readFileSync(COMPILED_FILE).includes("RemoveEnvironmentCleanupHook");
}

/**
 * Whether the compiled part loads: it does not when it was made under another Node, or not to its end. Asked in a
 * process of its own, because one that failed to load it cannot load it any more, even after it was made again.
 */
function loads() {
  const program = `new (require("${COMPILED}"))(":memory:")`;
  return spawnSync(process.execPath, ["-e", program]).status === 0;
}

/** Whether the compiled part is there and works under this Node. */
export function isForThisNode() {
  return existsSync(COMPILED_FILE) && !abortsWhenCollected() && loads();
}

function isAsLocked(needDev) {
  const installed = readPackages(INSTALLED);
  return Object.entries(readPackages(LOCKFILE)).every(([path, wanted]) => {
    if (path === "") return true;
    const found = installed[path];
    if (found !== undefined) return found.version === wanted.version;
    // Optional packages are for other systems; development ones are what only tests and their like need.
    const mayBeMissing = wanted.optional || wanted.devOptional || (wanted.dev && !needDev);
    return Boolean(mayBeMissing);
  });
}

/** What the answer of `isInstalled` depends on; the time at which a file was last changed cannot be set. */
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
 * Whether `node_modules` holds what the lockfile asks for, for this Node; `needDev` asks for the tests' tools too. A
 * yes is remembered until one of these files or Node is another one.
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

/** Runs `npm ci`, but none of the packages' scripts; with the tests' tools where asked for. Throws when it fails. */
export function installPackages({ needDev }) {
  console.log("Installing packages…");
  const dev = needDev ? "--include=dev" : "--omit=dev";
  npm(["ci", dev, "--ignore-scripts", "--no-audit", "--no-fund"]);
}

/** Makes the compiled part, unless it is there and works under this Node; throws when it cannot be made. */
export function compile() {
  if (isForThisNode()) return;
  npm(["rebuild", COMPILED]);
  // What npm fetched ready-made may have been compiled by others with that header.
  if (!isForThisNode()) npm(["rebuild", COMPILED], { npm_config_build_from_source: "true" });
  if (isForThisNode()) return;
  throw new Error(`${COMPILED} could not be compiled for Node ${process.version}; try Node 22.`);
}

/** All that building and running the site asks for, for this Node; throws when it cannot be had. */
export function install() {
  installPackages({ needDev: false });
  compile();
}
