// Which files of the client build the public pages need: the service worker keeps them for reading
// without a network. What only the admin area needs is a list of its own, which the owner's browser asks for.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const VITE_MANIFEST = "build/client/.vite/manifest.json";
const ENTRIES = /^app\/(entry\.client\.tsx|root\.tsx|routes\/site\/)/;
const OWNER_ENTRIES = /^app\/routes\/admin\//;
const OWNER_FILES = "build/client/owner-files.json";

function readManifest() {
  // Vite's own list, there between the client's build and the end of the server's.
  return existsSync(VITE_MANIFEST) ? JSON.parse(readFileSync(VITE_MANIFEST, "utf8")) : {};
}

function filesOf(manifest, entries) {
  const files = new Set();
  const walked = new Set();
  function walk(key) {
    const chunk = manifest[key];
    if (!chunk || walked.has(key)) return;
    walked.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) walk(next);
  }
  for (const key of Object.keys(manifest)) if (entries.test(key)) walk(key);
  return [...files].sort().map((file) => `/${file}`);
}

/** Values for the worker's build, worked out when it begins. */
export const workerVariables = {
  get OFFLINE_FILES() {
    return filesOf(readManifest(), ENTRIES).join(" ");
  },
  get BUILD_ID() {
    const text = JSON.stringify(readManifest());
    return createHash("sha256").update(text).digest("hex").slice(0, 12);
  },
};

/** Writes the list of the files that only the owner's pages need, beside the client's build. */
export function ownerFiles() {
  return {
    name: "owner-files",
    writeBundle() {
      const manifest = readManifest();
      const ofReaders = new Set(filesOf(manifest, ENTRIES));
      const own = filesOf(manifest, OWNER_ENTRIES).filter((file) => !ofReaders.has(file));
      writeFileSync(OWNER_FILES, JSON.stringify(own));
    },
  };
}
