import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { remember } from "../remember.mjs";

export const STAMP_FILE = "build/stamp.txt";

const SOURCES = [
  "app",
  "db",
  "demo/journey",
  "demo/seed.server.ts",
  "server",
  "public",
  "scripts/build.mjs",
  "scripts/bundling",
  "package-lock.json",
  "remix.config.js",
  "tailwind.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/** Larger pictures and data files are compared by size only: reading all of them would slow the start. */
const READ_UP_TO_BYTES = 200_000;

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const below = join(path, entry.name);
      return entry.isFile() ? below : filesBelow(below);
    });
}

/** A hash of everything that the build is made from; it does not depend on the files' dates. */
export function sourceStamp() {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(filesBelow)) {
    const { size } = statSync(file);
    hash.update(`${file}\0${size}\0`);
    if (size <= READ_UP_TO_BYTES) hash.update(readFileSync(file));
  }
  return hash.digest("hex");
}

/**
 * Tells within milliseconds whether anything was written since, by the change time of files, which no program can set.
 */
function sourceTimes() {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(filesBelow)) {
    const { size, ctimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${ctimeMs}\0`);
  }
  return hash.digest("hex");
}

/** Whether the present build is complete and made from exactly these sources. */
export function isBuildCurrent() {
  if (!existsSync(STAMP_FILE)) return false;
  const [stamp, times] = readFileSync(STAMP_FILE, "utf8").split("\n");
  const now = sourceTimes();
  if (times === now) return true;
  if (stamp !== sourceStamp()) return false;
  remember(STAMP_FILE, `${stamp}\n${now}`);
  return true;
}
