// Which files of the client build the public pages need: the service worker keeps them for reading
// without a network. What only the admin area needs is left out.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

const VITE_MANIFEST = "build/client/.vite/manifest.json";
const ENTRIES = /^app\/(entry\.client\.tsx|root\.tsx|routes\/site\/)/;

function readManifest() {
  // Vite's own list, there between the client's build and the end of the server's.
  return existsSync(VITE_MANIFEST) ? JSON.parse(readFileSync(VITE_MANIFEST, "utf8")) : {};
}

function filesOf(manifest) {
  const files = new Set();
  const walked = new Set();
  function walk(key) {
    const chunk = manifest[key];
    if (!chunk || walked.has(key)) return;
    walked.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) walk(next);
  }
  for (const key of Object.keys(manifest)) if (ENTRIES.test(key)) walk(key);
  return [...files].sort().map((file) => `/${file}`);
}

/** Values for the worker's build, worked out when it begins. */
export const workerVariables = {
  get OFFLINE_FILES() {
    return filesOf(readManifest()).join(" ");
  },
  get BUILD_ID() {
    const text = JSON.stringify(readManifest());
    return createHash("sha256").update(text).digest("hex").slice(0, 12);
  },
};
