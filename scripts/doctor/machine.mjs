import { existsSync, statfsSync, statSync } from "node:fs";
import { freemem } from "node:os";
import { dirname } from "node:path";
import { isBuildCurrent } from "../bundling/source-stamp.mjs";
import { BUILD_MEGABYTES, megabytesThere } from "../memory.mjs";
import { fixesEnd } from "../node-release.mjs";
import { asRoot, fail, inBytes, note, ok } from "./lines.mjs";

const MEGABYTE = 1_000_000;
/** Space for the database, its log and pictures that are being made. */
const LEAST_ROOM = 64 * MEGABYTE;
/** Space for packages and a build. */
const INSTALL_ROOM = 1000 * MEGABYTE;
/** Memory for an upload of photographs besides the site, in megabytes. */
const SPARE_MEGABYTES = 150;

function inWords(month) {
  const format = { month: "long", year: "numeric", timeZone: "UTC" };
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString("en", format);
}

/** Checks when security fixes for this Node end; that it is new enough was checked before. */
export function checkNode(version = process.versions.node, now = new Date()) {
  const end = fixesEnd(version);
  if (end === null) return ok("Node", version);
  if (now.toISOString().slice(0, 7) > end) {
    return note(
      "Node",
      `${version} has had no security fixes since ${inWords(end)}`,
      "nvm install",
    );
  }
  return ok("Node", `${version}, with security fixes until ${inWords(end)}`);
}

/** The folder, or its nearest parent that exists. */
export function nearestFolder(folder) {
  return existsSync(folder) || folder === dirname(folder) ? folder : nearestFolder(dirname(folder));
}

function roomAt(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function isSameDisk(one, other) {
  return statSync(one).dev === statSync(other).dev;
}

/** Checks the space for data, and for the program if that is not installed yet. */
export function checkDisk(dataFolder, room = roomAt) {
  const data = nearestFolder(dataFolder);
  const needed = existsSync("node_modules") ? 0 : INSTALL_ROOM;
  const [forData, forProgram] = [room(data), room(".")];
  const words = isSameDisk(data, ".")
    ? `${inBytes(forData)} free`
    : `${inBytes(forData)} free for the data, ${inBytes(forProgram)} for the program`;
  if (forData < LEAST_ROOM) {
    return fail("Disk", `${words}, too little to write`, `du -xh -d 2 ${data} | sort -h | tail`);
  }
  if (forProgram < needed) {
    const mend = `a disk with ${inBytes(needed)} free for the packages and the build`;
    return fail("Disk", `${words}, too little to install`, mend);
  }
  if (forData < INSTALL_ROOM) {
    return note("Disk", `${words}: soon full`, `du -xh -d 2 ${data} | sort -h | tail`);
  }
  return ok("Disk", words);
}

const SWAP = "fallocate -l 1G /swap && chmod 600 /swap && mkswap /swap && swapon /swap";

/** In megabytes; a container may have less than its machine. */
function ownMemory() {
  return {
    there: megabytesThere(),
    free: Math.round((process.availableMemory?.() ?? freemem()) / 2 ** 20),
    isBuilt: isBuildCurrent(),
  };
}

/** Checks the memory; for a build only if one is needed. */
export function checkMemory({ there, free, isBuilt } = ownMemory()) {
  const words = `${free} of ${there} MB free`;
  const mend = asRoot(`sh -c '${SWAP}'`);
  if (!isBuilt && there < BUILD_MEGABYTES) {
    return fail("Memory", `${words}, and a build takes ${BUILD_MEGABYTES}`, mend);
  }
  if (free < SPARE_MEGABYTES) return note("Memory", `${words}, little for a backup`, mend);
  return ok("Memory", words);
}
