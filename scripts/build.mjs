// Builds the site: the Remix application, the server in front of it, and the compressed copies.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { getPriority, constants as machine, setPriority } from "node:os";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "esbuild";
import { bundlePrograms } from "./bundling/bundle-programs.mjs";
import { STAMP_FILE, sourceStamp } from "./bundling/source-stamp.mjs";

const COMPRESSED_TYPES = new Set(
  ".css .html .ico .js .json .map .mjs .svg .txt .webmanifest .xml".split(" "),
);
const MIN_COMPRESSED_BYTES = 400;

/**
 * Enough for the build's modules. Without a limit Node uses all memory of the machine, or too little on one with a
 * gigabyte.
 */
const HEAP = "--max-old-space-size=560";

function buildApplication() {
  const { status } = spawnSync(
    process.execPath,
    [HEAP, "node_modules/@remix-run/dev/dist/cli.js", "vite:build"],
    { stdio: "inherit", env: { ...process.env, NODE_ENV: "production" } },
  );
  if (status !== 0) process.exit(status ?? 1);
}

function buildServer() {
  const entryPoints = {
    start: "server/start.ts",
    freeze: "server/freeze.ts",
    "mail-worker": "app/jobs/mail-worker.server.ts",
    "picture-process": "app/picture-process/main.ts",
    "backup-worker": "app/portable/backup/backup-worker.server.ts",
  };
  return bundlePrograms(entryPoints, "build");
}

/** The scripts of a frozen copy, which browsers load from files: classic scripts in one piece each. */
function buildFrozenScripts() {
  return build({
    entryPoints: {
      page: "app/portable/frozen/browser/page.ts",
      search: "app/portable/frozen/browser/search.tsx",
    },
    outdir: "build/frozen",
    bundle: true,
    format: "iife",
    minify: true,
    target: "es2020",
    jsx: "automatic",
    alias: { "@remix-run/react": "./app/portable/frozen/browser/plain-link.tsx" },
    define: { "process.env.NODE_ENV": '"production"', "import.meta.env.SSR": "false" },
    // The package declares its modules free of side effects, but a program has some.
    ignoreAnnotations: true,
    logLevel: "warning",
  });
}

async function compressFile(file) {
  const content = readFileSync(file);
  if (content.length < MIN_COMPRESSED_BYTES || !COMPRESSED_TYPES.has(extname(file))) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const copies = {
    ".br": await promisify(brotliCompress)(content, { params: quality }),
    ".gz": await promisify(gzip)(content, { level: 9 }),
  };
  for (const [suffix, copy] of Object.entries(copies)) {
    if (copy.length < content.length) writeFileSync(file + suffix, copy);
  }
}

// A running site goes first, and on a new machine the compiling of SQLite beside this, which takes longer.
setPriority(Math.max(getPriority(), machine.priority.PRIORITY_BELOW_NORMAL));
const stamp = sourceStamp();
rmSync("build", { recursive: true, force: true });
buildApplication();
await buildServer();
await buildFrozenScripts();
const files = readdirSync("build/client", { recursive: true, withFileTypes: true });
await Promise.all(
  files
    .filter((entry) => entry.isFile())
    .map((entry) => compressFile(join(entry.parentPath, entry.name))),
);
// Last, so that an interrupted build is repeated.
writeFileSync(STAMP_FILE, stamp);
