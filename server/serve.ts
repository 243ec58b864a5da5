import { fileURLToPath } from "node:url";
import { env } from "~/utils/env.server";
import { loadRoutes } from "./narrow-build";
import { routeWords } from "./pages/manifest-paths";
import { createRouteRenderer } from "./pages/remix-handler";
import { warmUp } from "./pages/warm-up";
import { type Entry, runSite } from "./run-site";

/** Serves the build. */
export function serve() {
  return runSite(async () => {
    const build = await import("virtual:remix/server-build");
    const render = createRouteRenderer(build, env.NODE_ENV);
    return {
      render,
      isRouteId: (id) => Object.hasOwn(build.routes, id),
      routeWords: routeWords(build.routes),
      clientFolder: fileURLToPath(new URL("./client", import.meta.url)),
      keepDocuments: true,
      async warmUp(over) {
        await warmUp(render, over);
        await loadRoutes(build);
      },
      startJobs: async () => (build.entry.module as Entry).startSiteJobs(),
      endServiceWorker: env.SERVICE_WORKER === "off",
    };
  });
}
