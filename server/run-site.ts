import { ensureDataFolder } from "~/utils/data-folder.server";
import { env } from "~/utils/env.server";
import { listen, stopOnSignals } from "./listen";
import { createSiteServer, type SiteSettings } from "./site-server";

/** What a build and the development tools do each in their own way. */
type Program = Pick<
  SiteSettings,
  | "render"
  | "isRouteId"
  | "routeWords"
  | "clientFolder"
  | "keepDocuments"
  | "endServiceWorker"
  | "middleware"
> & {
  /** Ends what the program itself has open. */
  close?: () => Promise<void>;
};

/** Serves a program on the settings' port, with its database and its mail; throws what keeps it from doing so. */
export async function runSite(load: () => Promise<Program>) {
  ensureDataFolder(env.DATA_DIR);
  const database = await import("~db/client.server");
  const { startMailLoop } = await import("./mail-loop");
  const { isOwner } = await import("~/session.server");
  const { close, ...program } = await load();
  const server = createSiteServer({
    ...program,
    dataFolder: env.DATA_DIR,
    contentVersion: database.contentVersion,
    checkDatabase: database.checkDatabase,
    whenWritable: database.whenWritable,
    databaseProblem: database.databaseProblem,
    isOwner,
    siteUrl: env.SITE_URL,
    trustedProxies: env.TRUST_PROXY,
    port: env.PORT,
  });
  let mailLoop: ReturnType<typeof startMailLoop> | null = null;
  stopOnSignals(server, async () => {
    await mailLoop?.stop();
    await close?.();
    database.closeDatabase();
  });
  database.serveDatabase();
  await listen(server);
  if (env.mail !== null) mailLoop = startMailLoop(env.mail);
}
