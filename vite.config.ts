import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixConfig from "./remix.config.js";
import { clientChunk } from "./scripts/client-chunks.mjs";
import { fetchedImports } from "./scripts/fetched-imports.mjs";
import { inlinePrograms } from "./scripts/inline-programs.mjs";
import { lazyRoutes } from "./scripts/lazy-routes.mjs";
import { narrowIcons } from "./scripts/narrow-icons.mjs";
import { serviceWorker } from "./scripts/service-worker.mjs";

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
