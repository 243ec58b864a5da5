import { fileURLToPath } from "node:url";
import { env } from "~/utils/env.server";
import { routeWords } from "./pages/manifest-paths";
import { createRouteRenderer } from "./pages/remix-handler";
import { type Entry, runSite } from "./run-site";

/** Serves the build. */
export function serve() {
  return runSite(async () => {
    const build = await import("virtual:remix/server-build");
    return {
      render: createRouteRenderer(build, env.NODE_ENV),
      isRouteId: (id) => Object.hasOwn(build.routes, id),
      routeWords: routeWords(build.routes),
      clientFolder: fileURLToPath(new URL("./client", import.meta.url)),
      keepDocuments: true,
      warmsUp: true,
      startJobs: async () => (build.entry.module as Entry).startSiteJobs(),
      endServiceWorker: env.SERVICE_WORKER === "off",
    };
  });
}
