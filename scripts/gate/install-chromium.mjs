// Only Node's own modules may be used here: the gate calls this before anything is installed.
import { spawnSync } from "node:child_process";
import { findChromium, firstOnPath, NO_CHROMIUM, SHELL } from "../chromium.mjs";
import { run } from "./run.mjs";

const MINUTES = 5;
const INSTALL = ["install", "-y", "--no-install-recommends", "chromium", SHELL];
const QUIETLY = { DEBIAN_FRONTEND: "noninteractive" };

function canInstall() {
  return !process.env.CHROMIUM && process.getuid?.() === 0 && firstOnPath(["apt-get"]) !== null;
}

function isOffered() {
  const options = { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, ...QUIETLY } };
  const succeeds = (args) => spawnSync("apt-get", args, options).status === 0;
  return succeeds(["update"]) && succeeds([...INSTALL, "--simulate"]);
}

/** Throws if there is no Chromium and the system's packages have none; installs nothing, so it takes only seconds. */
export function requireChromium() {
  if (findChromium()) return;
  const named = process.env.CHROMIUM;
  if (named) throw new Error(`CHROMIUM=${named} is not a program.`);
  if (!canInstall() || !isOffered()) throw new Error(NO_CHROMIUM);
}

/** Installs the system's Chromium and its headless shell if one is missing; returns whether there is one now. */
export async function installChromium(write) {
  const hasAll = findChromium() && firstOnPath([SHELL]);
  if (hasAll || !canInstall()) return findChromium() !== null;
  write("Installing the system's Chromium…\n");
  let output = "";
  const keep = (text) => {
    output += text;
  };
  await run("apt-get", ["update"], { write: keep, env: QUIETLY, minutes: MINUTES });
  await run("apt-get", INSTALL, { write: keep, env: QUIETLY, minutes: MINUTES });
  if (!findChromium()) write(output);
  return findChromium() !== null;
}
