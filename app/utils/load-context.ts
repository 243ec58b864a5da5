import type { AppLoadContext } from "@remix-run/node";

declare module "@remix-run/node" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges into Remix's.
  interface AppLoadContext {
    /** Absent under `remix-serve`, which knows no client address. */
    clientAddress?: string;
    /** Empty while a page is rendered for the document cache, which many requests will share. */
    requestId?: string;
  }
}

/** The visitor's address from the socket or the trusted proxies; `"unknown"` under `remix-serve`. */
export function clientAddressOf(context: AppLoadContext) {
  return context.clientAddress ?? "unknown";
}

/** The id that the log and `X-Request-Id` carry, or `null` where there is none to show. */
export function requestIdOf(context: AppLoadContext) {
  return context.requestId || null;
}
