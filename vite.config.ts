import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixConfig from "./remix.config.js";
import { clientChunk } from "./scripts/bundling/client-chunks.mjs";
import { fetchedImports } from "./scripts/bundling/fetched-imports.mjs";
import { inlinePrograms } from "./scripts/bundling/inline-programs.mjs";
import { lazyRoutes } from "./scripts/bundling/lazy-routes.mjs";
import { narrowIcons } from "./scripts/bundling/narrow-icons.mjs";
import { serviceWorker } from "./scripts/bundling/service-worker.mjs";

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    inlinePrograms(),
    fetchedImports(),
    command === "build" && narrowIcons(),
    remix(remixConfig),
    tsconfigPaths(),
    command === "build" && lazyRoutes(),
    command === "build" && !isSsrBuild && serviceWorker(),
  ],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    sourcemap: false,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: clientChunk } },
  },
}));
