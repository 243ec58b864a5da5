import { isRouteErrorResponse } from "@remix-run/react";

/** The words that an action or a loader threw for people to read; `null` for any other failure. */
export function messageOf(error: unknown) {
  if (!isRouteErrorResponse(error)) return null;
  const message = (error.data as { message?: unknown } | null)?.message;
  return typeof message === "string" ? message : null;
}
