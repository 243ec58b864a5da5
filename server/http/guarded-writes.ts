import { RETRY_LATER, STORE_LATER } from "~/utils/files/storage-failure.server";
import type { RenderRoute } from "../pages/remix-handler";
import { isApi } from "./api-paths";
import { isUnsafe } from "./guards";
import { refusalBody, refusalHeaders } from "./refusals";

export type WriteSettings = {
  /** Resolves when a write need not wait, or when it has been waited for long enough. */
  whenWritable: () => Promise<void>;
  /** What is wrong with the database's file, or `null`. */
  databaseProblem: () => string | null;
};

/**
 * Lets a request that changes something wait while the database is locked (`SQLITE_BUSY`), and the others
 * be answered. What still cannot be written, its route says with 503 and `Retry-After`. A success that was
 * written to a file which left the disk meanwhile is none.
 */
export function guardWrites(render: RenderRoute, settings: WriteSettings): RenderRoute {
  return async (request) => {
    if (!isUnsafe(request.method)) return render(request);
    await settings.whenWritable();
    const before = settings.databaseProblem();
    const answer = await render(request);
    // A page that cannot be read either has lost the header on the way.
    if (answer.status === 503) answer.headers["retry-after"] ??= RETRY_LATER["retry-after"];
    if (answer.status >= 400 || settings.databaseProblem() === before) return answer;
    const refusal = { status: 503, message: STORE_LATER, headers: RETRY_LATER };
    const asJson = isApi(request.address);
    const body = refusalBody(refusal, asJson, request.context.requestId);
    return { status: 503, headers: refusalHeaders(refusal, asJson, body), body: Buffer.from(body) };
  };
}
