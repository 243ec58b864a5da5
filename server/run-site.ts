import { endWithParent } from "~/utils/end-with-parent";
import { env } from "~/utils/env.server";
import { ensureDataFolder } from "~/utils/files/data-folder.server";
import { listen, stopOnSignals } from "./connections/listen";
import { createStopping } from "./connections/stopping";
import type { SiteSettings } from "./site-parts";
import { createSiteServer } from "./site-server";

/** The build's module with the routes' own code: background jobs must share their queue of pictures. */
export type Entry = typeof import("~/entry.server");
type Jobs = Awaited<ReturnType<Entry["startSiteJobs"]>>;

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
  /** Loads what the start left out, until `over`; not in development, where changed modules are loaded again. */
  warmUp?: (over: AbortSignal) => Promise<void>;
  /** Starts the background jobs (`app/jobs/jobs.server.ts`). */
  startJobs: () => Promise<Jobs>;
  /** Ends what the program itself has open. */
  close?: () => Promise<void>;
};

/** Serves a program on the settings' port, with its database and its mail; throws what keeps it from doing so. */
export async function runSite(load: () => Promise<Program>) {
  // If another process has started this one, it ends with that one, however that ends.
  endWithParent();
  ensureDataFolder(env.DATA_DIR);
  const database = await import("~db/client.server");
  const { isOwner } = await import("~/session.server");
  const { publicVersion } = await import("~/pages/site/public-version.server");
  const { close, warmUp, startJobs, ...program } = await load();
  const stopping = createStopping(env.TRUST_PROXY > 0);
  const server = createSiteServer({
    ...program,
    dataFolder: env.DATA_DIR,
    contentVersion: publicVersion,
    checkDatabase: database.checkDatabase,
    whenWritable: database.whenWritable,
    databaseProblem: database.databaseProblem,
    isOwner,
    async ownerHealth() {
      const { getOwnerHealth } = await import("~/pages/site/owner-health.server");
      return getOwnerHealth();
    },
    siteUrl: env.SITE_URL,
    trustedProxies: env.TRUST_PROXY,
    port: env.PORT,
    isStopping: stopping.hasBegun,
  });
  const over = new AbortController();
  let jobs: Jobs | null = null;
  let warming: Promise<void> | undefined;
  stopOnSignals(server, {
    announce: stopping.begin,
    close: async () => {
      over.abort();
      await warming;
      await jobs?.stop();
      await close?.();
      database.closeDatabase();
    },
  });
  database.serveDatabase();
  await listen(server);
  if (env.DUE_WORK === "off") return;
  // Pages are loaded first, since a visitor waits for them; nobody waits for the jobs.
  warming = warmUp?.(over.signal);
  await warming;
  if (!over.signal.aborted) jobs = await startJobs();
}
