import type { AppLoadContext } from "@remix-run/node";
import { requestIdOf } from "./load-context";

/** Writes one JSON line about a failure, with the request's id, which the visitor's page shows as well. */
export function logFailure(error: unknown, request: Request, context: AppLoadContext) {
  const text = error instanceof Error ? error.stack : JSON.stringify(error);
  const { pathname } = new URL(request.url);
  console.error(JSON.stringify({ id: requestIdOf(context), path: pathname, error: text }));
}
