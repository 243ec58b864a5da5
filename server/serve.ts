import { fileURLToPath } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { env } from "~/utils/env.server";
import { routeWords } from "./manifest-paths";
import { createRouteRenderer } from "./remix-handler";
import { runSite } from "./run-site";

/** The Remix build beside this file's own build. */
async function loadBuild(): Promise<ServerBuild> {
  const file: string = new URL("./server/index.js", import.meta.url).href;
  return import(file);
}

/** Serves the build. */
export function serve() {
  return runSite(async () => {
    const build = await loadBuild();
    return {
      render: createRouteRenderer(build, env.NODE_ENV),
      isRouteId: (id) => Object.hasOwn(build.routes, id),
      routeWords: routeWords(build.routes),
      clientFolder: fileURLToPath(new URL("./client", import.meta.url)),
      keepDocuments: true,
      endServiceWorker: env.SERVICE_WORKER === "off",
    };
  });
}
