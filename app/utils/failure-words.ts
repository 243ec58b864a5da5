import { isRouteErrorResponse } from "@remix-run/react";

/** The message that an action or a loader threw for people; `null` for other errors. */
export function messageOf(error: unknown) {
  if (!isRouteErrorResponse(error)) return null;
  const message = (error.data as { message?: unknown } | null)?.message;
  return typeof message === "string" ? message : null;
}

/** Whether what was asked for does not exist. */
export function isMissing(error: unknown) {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** The title of an error page: the request was refused, or the site has failed. */
export function titleOf(error: unknown) {
  const isRefused = isRouteErrorResponse(error) && error.status < 500;
  return isRefused ? "This did not work" : "Something went wrong";
}
