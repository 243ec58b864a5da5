import type { ServerResponse } from "node:http";
import { isAnonymous } from "~/cache-policy";
import { routePath } from "~/utils/http/route-path";
import type { IsOwner } from "../bodies/request-body";
import type { RenderRoute, RouteRequest } from "./remix-handler";
import { type Asker, RenderQueue } from "./render-queue";

/** Aborted when the connection is closed. */
export function goneSignal(res: ServerResponse) {
  const controller = new AbortController();
  if (res.destroyed) controller.abort();
  res.once("close", () => controller.abort());
  return controller.signal;
}

export type RenderTurns = ReturnType<typeof createRenderTurns>;

/**
 * The queues before the routes, so that nobody's requests keep others waiting for long. A page keeps this thread
 * busy; a change may wait for the database, a picture for the process that draws it.
 */
export function createRenderTurns(render: RenderRoute, isOwner: IsOwner) {
  const pages = new RenderQueue({ concurrent: 4, maxWaiting: 256 });
  const changes = new RenderQueue({ concurrent: 8, maxWaiting: 256 });
  const pictures = new RenderQueue({ concurrent: 16, maxWaiting: 256 });
  const sharePictures = new RenderQueue({ concurrent: 2, maxWaiting: 64 });

  function queueFor({ method, address }: RouteRequest) {
    if (method !== "GET") return changes;
    const path = routePath(address);
    if (path.startsWith("/media/")) return pictures;
    return path.startsWith("/share/") ? sharePictures : pages;
  }

  function enter(asker: Asker, request: RouteRequest) {
    return queueFor(request).enter(asker, () => render(request));
  }

  /** Whether it is the owner's; the session is looked up only if others have to wait. */
  async function goesFirst(request: RouteRequest) {
    if (request.context.files?.length) return true;
    const { cookie } = request.headers;
    if (isAnonymous(cookie) || !queueFor(request).isBusy()) return false;
    return isOwner(cookie).catch(() => false);
  }

  return {
    enter,
    /** Renders for one who asks when the turn has come, and at once for the owner; `null` where it is refused. */
    async render(asker: Asker, request: RouteRequest) {
      if (await goesFirst(request)) return render(request);
      return asker.gone.aborted ? null : enter(asker, request).result;
    },
  };
}
