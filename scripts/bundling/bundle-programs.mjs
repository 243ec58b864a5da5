import { join } from "node:path";
import { build } from "esbuild";

/**
 * Packages choose their production variant when they load; older ones load it by `require`. One has a function named
 * `process`, which would be in scope in the bundled file.
 */
const SCRIPT_BANNER = `globalThis.process.env.NODE_ENV ??= "production";
import { createRequire as createRequireHere } from "node:module";
const require = createRequireHere(import.meta.url);`;

/** Packages with native or WebAssembly parts, and one that Remix loads for an older Node; all others are bundled. */
export const LEFT_OUTSIDE = ["@node-rs/argon2", "better-sqlite3", "libheif-js", "sharp", "undici"];

/** zod has messages in fifty languages and needs only English: the others are a fifth of what is read at the start. */
const zodInEnglish = {
  name: "zod-in-english",
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.\/locales\/index\.js$/ }, ({ resolveDir }) => ({
      path: join(resolveDir, "../locales/en.js"),
    }));
  },
};

/**
 * Bundles programs so that they need no other packages than the ones above: a start that looks up a thousand small
 * files in `node_modules` takes twice as long.
 */
export function bundlePrograms(entryPoints, outdir) {
  return build({
    entryPoints,
    outdir,
    bundle: true,
    // Code that may fail while loading is a file of its own, so that the start can report it.
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
