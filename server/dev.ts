import type { ServerBuild } from "@remix-run/node";
import { createServer as createViteServer } from "vite";
import { ensureDataFolder } from "~/utils/data-folder.server";
import { env } from "~/utils/env.server";
import { startOrExplain } from "./explain-start";
import { listen, stopOnSignals } from "./listen";
import { createRouteRenderer } from "./remix-handler";
import { createSiteServer } from "./site-server";

startOrExplain(async () => {
  ensureDataFolder(env.DATA_DIR);
  const database = await import("~db/client.server");
  const { isOwner } = await import("~/session.server");
  const { startMailLoop } = await import("./mail-loop");
  const vite = await createViteServer({ server: { middlewareMode: true } });
  const loadBuild = () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>;
  const server = createSiteServer({
    render: createRouteRenderer(loadBuild, env.NODE_ENV),
    isRouteId: () => true,
    clientFolder: "",
    dataFolder: env.DATA_DIR,
    contentVersion: database.contentVersion,
    checkDatabase: database.checkDatabase,
    isOwner,
    whenWritable: database.whenWritable,
    databaseProblem: database.databaseProblem,
    keepDocuments: false,
    middleware: vite.middlewares,
    siteUrl: env.SITE_URL,
    trustedProxies: env.TRUST_PROXY,
    port: env.PORT,
  });
  let mailLoop: ReturnType<typeof startMailLoop> | null = null;
  stopOnSignals(server, async () => {
    await mailLoop?.stop();
    await vite.close();
    database.closeDatabase();
  });
  database.serveDatabase();
  await listen(server);
  if (env.mail !== null) mailLoop = startMailLoop(env.mail);
});
