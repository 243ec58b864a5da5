import { inspect } from "node:util";
import type { AppLoadContext } from "@remix-run/node";
import { isStorageFailure } from "~/utils/files/storage-failure.server";
import { requestIdOf } from "~/utils/http/load-context";
import { withoutSecret } from "~/utils/http/secret-path";

/**
 * Writes one JSON line to standard error. `id` is that of the failed request, which the visitor sees too, or a word for
 * the part of the site that works without a request.
 */
export function logError(id: string | null, error: unknown, path?: string) {
  console.error(JSON.stringify({ time: new Date().toISOString(), id, path, error: textOf(error) }));
}

function textOf(error: unknown) {
  if (error instanceof Error) return error.stack;
  return typeof error === "string" ? error : inspect(error);
}

/** Logs the error of a route, except for two cases. */
export function logFailure(error: unknown, request: Request, context: AppLoadContext) {
  // An error while rendering for the document cache happens again for each visitor, with an id.
  if (context.requestId === "") return;
  // Most errors after the visitor has left are caused by that.
  if (request.signal.aborted && !isStorageFailure(error)) return;
  logError(requestIdOf(context), error, withoutSecret(new URL(request.url).pathname));
}
