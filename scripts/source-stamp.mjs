import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

export const STAMP_FILE = "build/stamp.txt";

const SOURCES = [
  "app",
  "db",
  "demo/journey",
  "demo/seed.server.ts",
  "server",
  "public",
  "scripts/build.mjs",
  "scripts/client-chunks.mjs",
  "scripts/offline-files.mjs",
  "package-lock.json",
  "remix.config.js",
  "tailwind.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/** Pictures and data files this large are compared by size: reading them all would slow the start. */
const READ_UP_TO_BYTES = 200_000;

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** A hash of everything that the build is made from; it does not change with the files' dates. */
export function sourceStamp() {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(filesBelow)) {
    const { size } = statSync(file);
    hash.update(`${file}\0${size}\0`);
    if (size <= READ_UP_TO_BYTES) hash.update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** Whether the build in place was made, to its end, from these very sources. */
export function isBuildCurrent() {
  return existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, "utf8") === sourceStamp();
}
