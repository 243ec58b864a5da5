import { join } from "node:path";
import { build } from "esbuild";

/**
 * Packages choose their fast variant when they load; the older ones among them ask for others with `require`. One has a
 * function named `process`, which the file that it becomes a part of has then as well.
 */
const SCRIPT_BANNER = `globalThis.process.env.NODE_ENV ??= "production";
import { createRequire as createRequireHere } from "node:module";
const require = createRequireHere(import.meta.url);`;

/** Packages with parts that are no JavaScript, and one that Remix loads for an older Node; all others become part of the build's files. */
export const LEFT_OUTSIDE = ["@node-rs/argon2", "better-sqlite3", "libheif-js", "sharp", "undici"];

/** zod brings its words in fifty languages, of which it asks for English: the others are a fifth of what a start reads. */
const zodInEnglish = {
  name: "zod-in-english",
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.\/locales\/index\.js$/ }, ({ resolveDir }) => ({
      path: join(resolveDir, "../locales/en.js"),
    }));
  },
};

/**
 * Writes programs that Node runs without the packages they are made of, but for those above: a start that looks for a
 * thousand small files in `node_modules` takes twice as long.
 */
export function bundlePrograms(entryPoints, outdir) {
  return build({
    entryPoints,
    outdir,
    bundle: true,
    // What may fail while it loads is a file of its own, so that the start can say so.
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    alias: { "virtual:remix/server-build": "./build/server/index.js" },
    external: LEFT_OUTSIDE,
    plugins: [zodInEnglish],
    define: { "process.env.NODE_ENV": '"production"' },
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: "warning",
    logOverride: { "ignored-bare-import": "silent" },
    banner: { js: SCRIPT_BANNER },
  });
}
