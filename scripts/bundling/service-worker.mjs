// Builds the service worker with the list of the client files that public pages need, so that it can cache them for
// reading without a network. The admin area's files are a separate list, which the owner's browser requests.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

const VITE_MANIFEST = "build/client/.vite/manifest.json";
const ENTRIES = /^app\/(entry\.client\.tsx|root\.tsx|routes\/site\/)/;
const OWNER_ENTRIES = /^app\/(entry\.client\.tsx|root\.tsx|routes\/admin\/)/;
const OWNER_FILES = "build/client/owner-files.json";

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

function buildWorker(manifest, files) {
  const buildId = createHash("sha256").update(JSON.stringify(manifest)).digest("hex").slice(0, 12);
  return build({
    entryPoints: { sw: "app/entry.worker.ts" },
    outdir: "build/client",
    bundle: true,
    format: "esm",
    minify: true,
    target: "es2020",
    define: {
      "process.env.NODE_ENV": '"production"',
      OFFLINE_FILES: JSON.stringify(files.join(" ")),
      BUILD_ID: JSON.stringify(buildId),
    },
    logLevel: "warning",
  });
}

/**
 * A Vite plugin that runs at the end of the client's build. There is no worker in development, because it would show
 * old files.
 */
export function serviceWorker() {
  return {
    name: "service-worker",
    async writeBundle() {
      // Vite's own manifest, which exists from the end of the client's build to the end of the server's.
      const manifest = JSON.parse(readFileSync(VITE_MANIFEST, "utf8"));
      writeFileSync(OWNER_FILES, JSON.stringify(filesOf(manifest, OWNER_ENTRIES)));
      await buildWorker(manifest, filesOf(manifest, ENTRIES));
    },
  };
}
