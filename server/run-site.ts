import { endWithParent } from "~/utils/end-with-parent";
import { env } from "~/utils/env.server";
import { ensureDataFolder } from "~/utils/files/data-folder.server";
import { listen, stopOnSignals } from "./connections/listen";
import { createStopping } from "./connections/stopping";
import type { SiteSettings } from "./site-parts";
import { createSiteServer } from "./site-server";

/** The module of the build in which the routes' own code runs: what is due shares the queue of the pictures with them. */
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
  /** Loads what the start has left, until `over`; not in development, where what changes is loaded anew. */
  warmUp?: (over: AbortSignal) => Promise<void>;
  /** Begins to do what is due (`app/jobs/jobs.server.ts`). */
  startJobs: () => Promise<Jobs>;
  /** Ends what the program itself has open. */
  close?: () => Promise<void>;
};

/** Serves a program on the settings' port, with its database and its mail; throws what keeps it from doing so. */
export async function runSite(load: () => Promise<Program>) {
  // One that another process has started ends with that one, however it ends.
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
  // The first visitor waits for the pages, and nobody for what is due.
  warming = warmUp?.(over.signal);
  await warming;
  if (!over.signal.aborted) jobs = await startJobs();
}
