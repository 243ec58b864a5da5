import { fileURLToPath } from "node:url";
import { remixPWA } from "@remix-pwa/dev";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixConfig from "./remix.config.js";
import { clientChunk } from "./scripts/client-chunks.mjs";
import { fetchedImports } from "./scripts/fetched-imports.mjs";
import { inlinePrograms } from "./scripts/inline-programs.mjs";
import { narrowIcons } from "./scripts/narrow-icons.mjs";
import { ownerFiles, workerVariables } from "./scripts/offline-files.mjs";

// Where the worker is written is left to the package, which puts it into `public` when told.
const serviceWorker = remixPWA({
  registerSW: null,
  workerEntryPoint: fileURLToPath(new URL("./app/entry.worker.ts", import.meta.url)),
  workerName: "sw",
  workerMinify: true,
  buildVariables: workerVariables,
});

export default defineConfig(({ command, isSsrBuild }) => ({
  // In development there is none: it would show what was there before the last change.
  plugins: [
    tailwindcss(),
    inlinePrograms(),
    fetchedImports(),
    command === "build" && narrowIcons(),
    remix(remixConfig),
    tsconfigPaths(),
    command === "build" && serviceWorker,
    command === "build" && !isSsrBuild && ownerFiles(),
  ],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    sourcemap: false,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: clientChunk } },
  },
}));
