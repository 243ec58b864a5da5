import { fileURLToPath } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { ensureDataFolder } from "~/utils/data-folder.server";
import { env } from "~/utils/env.server";
import { listen, stopOnSignals } from "./listen";
import { routeWords } from "./manifest-paths";
import { createRouteRenderer } from "./remix-handler";
import { createSiteServer } from "./site-server";

/** The Remix build beside this file's own build. */
async function loadBuild(): Promise<ServerBuild> {
  const file: string = new URL("./server/index.js", import.meta.url).href;
  return import(file);
}

/** Serves the build on the settings' port; throws what keeps it from doing so. */
export async function serve() {
  ensureDataFolder(env.DATA_DIR);
  const database = await import("~db/client.server");
  const { startMailLoop } = await import("./mail-loop");
  const { isOwner } = await import("~/session.server");
  const build = await loadBuild();
  const server = createSiteServer({
    render: createRouteRenderer(build, env.NODE_ENV),
    isRouteId: (id) => Object.hasOwn(build.routes, id),
    routeWords: routeWords(build.routes),
    clientFolder: fileURLToPath(new URL("./client", import.meta.url)),
    dataFolder: env.DATA_DIR,
    contentVersion: database.contentVersion,
    checkDatabase: database.checkDatabase,
    whenWritable: database.whenWritable,
    databaseProblem: database.databaseProblem,
    isOwner,
    keepDocuments: true,
    endServiceWorker: env.SERVICE_WORKER === "off",
    siteUrl: env.SITE_URL,
    trustedProxies: env.TRUST_PROXY,
    port: env.PORT,
  });
  let mailLoop: ReturnType<typeof startMailLoop> | null = null;
  stopOnSignals(server, async () => {
    await mailLoop?.stop();
    database.closeDatabase();
  });
  database.serveDatabase();
  await listen(server);
  if (env.mail !== null) mailLoop = startMailLoop(env.mail);
}
