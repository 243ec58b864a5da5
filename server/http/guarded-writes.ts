import { RETRY_LATER, STORE_LATER } from "~/utils/files/storage-failure.server";
import type { RenderRoute } from "../pages/remix-handler";
import { isApi } from "./api-paths";
import { isUnsafe } from "./guards";
import { refusalBody, refusalHeaders } from "./refusals";

export type WriteSettings = {
  /** Resolves once the database can be written to, or after the longest wait. */
  whenWritable: () => Promise<void>;
  /** What is wrong with the database's file, or `null`. */
  databaseProblem: () => string | null;
};

/**
 * Makes a request that changes something wait while the database is locked (`SQLITE_BUSY`), so that other requests are
 * answered meanwhile. If it still cannot be written, the route answers 503 with `Retry-After`. A successful write to a
 * database file that has left the disk meanwhile becomes an error.
 */
export function guardWrites(render: RenderRoute, settings: WriteSettings): RenderRoute {
  return async (request) => {
    if (!isUnsafe(request.method)) return render(request);
    await settings.whenWritable();
    const before = settings.databaseProblem();
    const answer = await render(request);
    // An error page that cannot be rendered either has lost the header.
    if (answer.status === 503) answer.headers["retry-after"] ??= RETRY_LATER["retry-after"];
    if (answer.status >= 400 || settings.databaseProblem() === before) return answer;
    const refusal = { status: 503, message: STORE_LATER, headers: RETRY_LATER };
    const asJson = isApi(request.address);
    const body = refusalBody(refusal, asJson, request.context.requestId);
    return { status: 503, headers: refusalHeaders(refusal, asJson, body), body: Buffer.from(body) };
  };
}
