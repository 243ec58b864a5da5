import { inspect } from "node:util";
import type { AppLoadContext } from "@remix-run/node";
import { isStorageFailure } from "~/utils/files/storage-failure.server";
import { requestIdOf } from "~/utils/http/load-context";
import { withoutSecret } from "~/utils/http/secret-path";

/**
 * Writes one JSON line on standard error. `id` is that of the request that failed, which the visitor is told
 * as well, or a word for the part of the site that works without one.
 */
export function logError(id: string | null, error: unknown, path?: string) {
  console.error(JSON.stringify({ time: new Date().toISOString(), id, path, error: textOf(error) }));
}

function textOf(error: unknown) {
  if (error instanceof Error) return error.stack;
  return typeof error === "string" ? error : inspect(error);
}

/** Logs what a route failed with, unless nobody is told of it. */
export function logFailure(error: unknown, request: Request, context: AppLoadContext) {
  // What fails for the document cache is repeated for each visitor, with an id.
  if (context.requestId === "") return;
  // The visitor has left, and most of what fails then does so for that reason.
  if (request.signal.aborted && !isStorageFailure(error)) return;
  logError(requestIdOf(context), error, withoutSecret(new URL(request.url).pathname));
}
