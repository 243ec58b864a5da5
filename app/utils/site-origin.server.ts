import { env } from "./env.server";

/** The site's public origin; in demo mode the one that the request came to. */
export function siteOrigin(request: Request) {
  return env.SITE_URL ?? new URL(request.url).origin;
}
