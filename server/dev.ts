import type { ServerBuild } from "@remix-run/node";
import { createServer as createViteServer } from "vite";
import { env } from "~/utils/env.server";
import { startOrExplain } from "./explain-start";
import { createRouteRenderer } from "./pages/remix-handler";
import { type Entry, runSite } from "./run-site";

async function loadTools() {
  const vite = await createViteServer({ server: { middlewareMode: true } });
  const loadBuild = () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>;
  return {
    render: createRouteRenderer(loadBuild, env.NODE_ENV),
    isRouteId: () => true,
    clientFolder: "",
    keepDocuments: false,
    middleware: vite.middlewares,
    startJobs: async () => ((await loadBuild()).entry.module as Entry).startSiteJobs(),
    close: () => vite.close(),
  };
}

startOrExplain(() => runSite(loadTools));
