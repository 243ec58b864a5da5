import type { IncomingMessage, ServerResponse } from "node:http";
import { createBodyReader, type IsOwner } from "./bodies/request-body";
import { Uploads } from "./bodies/uploads";
import { keepAliveHeaders } from "./connections/connections";
import { KILL_SWITCH_WORKER } from "./files/kill-switch-worker";
import { createMediaFiles } from "./files/media-files";
import { createStaticFiles } from "./files/static-files";
import { createHealth } from "./health";
import { clientAddress } from "./http/client-address";
import { guardWrites, type WriteSettings } from "./http/guarded-writes";
import { securityHeaders } from "./http/security-headers";
import { createContentVersion } from "./pages/content-version";
import { PageServer } from "./pages/page-server";
import type { RenderRoute } from "./pages/remix-handler";
import { createOriginLookup, type OriginSettings } from "./site-origin";

/** A step that may answer the request itself, as Vite does in development. */
export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

export type SiteSettings = OriginSettings &
  WriteSettings & {
    render: RenderRoute;
    isRouteId: (id: string) => boolean;
    /** The words in the routes' paths, where they are known. */
    routeWords?: ReadonlySet<string>;
    clientFolder: string;
    dataFolder: string;
    contentVersion: () => string;
    checkDatabase: () => void;
    isOwner: IsOwner;
    /** What the health check tells the owner alone. */
    ownerHealth?: () => Promise<object>;
    keepDocuments: boolean;
    /** The kill switch: sends browsers a service worker that removes itself. */
    endServiceWorker?: boolean;
    /** Whether this process is about to stop, and a proxy in front should turn to another one. */
    isStopping?: () => boolean;
    middleware?: Middleware;
    lingerMs?: number;
  };

/** The parts that answer the site's requests, made from the settings. */
export type SiteParts = ReturnType<typeof createSiteParts>;

export function createSiteParts(settings: SiteSettings) {
  const { clientFolder, dataFolder, isOwner, trustedProxies, isStopping = () => false } = settings;
  const behindProxy = trustedProxies > 0;
  const alwaysSent = securityHeaders(settings.siteUrl);
  const fixedHeaders = [...alwaysSent, ...keepAliveHeaders(behindProxy)];
  const contentVersion = createContentVersion(settings.contentVersion);
  const render = guardWrites(settings.render, settings);
  const pages = new PageServer({ ...settings, render, contentVersion, fixedHeaders });

  function addressOf(req: IncomingMessage) {
    const forwarded = req.headers["x-forwarded-for"];
    const list = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
    return clientAddress(req.socket.remoteAddress, list, trustedProxies);
  }

  return {
    settings,
    isStopping,
    behindProxy,
    alwaysSent,
    fixedHeaders,
    pages,
    staticFiles: createStaticFiles(
      clientFolder,
      fixedHeaders,
      settings.endServiceWorker ? { "/sw.js": KILL_SWITCH_WORKER } : {},
    ),
    mediaFiles: createMediaFiles(dataFolder, fixedHeaders),
    uploads: new Uploads({ dataFolder, fixedHeaders, isOwner, pages }),
    healthAnswer: createHealth(settings),
    readBody: createBodyReader(isOwner),
    originOf: createOriginLookup(settings),
    addressOf,
  };
}
