// Builds the site: the Remix application, the server in front of it, and the compressed copies.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "esbuild";
import { STAMP_FILE, sourceStamp } from "./source-stamp.mjs";

const COMPRESSED_TYPES = new Set(
  ".css .html .ico .js .json .map .mjs .svg .txt .webmanifest .xml".split(" "),
);
const MIN_COMPRESSED_BYTES = 400;

function buildApplication() {
  const { status } = spawnSync(
    process.execPath,
    ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"],
    { stdio: "inherit", env: { ...process.env, NODE_ENV: "production" } },
  );
  if (status !== 0) process.exit(status ?? 1);
  // Its package writes a failure to the console and goes on.
  if (!existsSync("build/client/sw.js")) throw new Error("The service worker was not built.");
}

function buildServer() {
  return build({
    entryPoints: { start: "server/start.ts", "picture-process": "app/picture-process/main.ts" },
    outdir: "build",
    bundle: true,
    // What may fail while it loads is a file of its own, so that the start can say so.
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    logLevel: "warning",
    // Packages choose their fast variant when they load, which is after this line.
    banner: { js: 'process.env.NODE_ENV ??= "production";' },
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

const stamp = sourceStamp();
rmSync("build", { recursive: true, force: true });
buildApplication();
await buildServer();
const files = readdirSync("build/client", { recursive: true, withFileTypes: true });
await Promise.all(
  files
    .filter((entry) => entry.isFile())
    .map((entry) => compressFile(join(entry.parentPath, entry.name))),
);
// Last, so that a build that was interrupted is made again.
writeFileSync(STAMP_FILE, stamp);
