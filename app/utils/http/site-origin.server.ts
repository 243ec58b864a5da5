import { env } from "~/utils/env.server";

/**
 * The origin of links that are followed from outside, such as those in mails; in demo mode only this machine can open
 * them.
 */
export const OUTSIDE_ORIGIN = env.SITE_URL ?? `http://127.0.0.1:${env.PORT}`;

/** The site's public origin; in demo mode the one that the request came to. */
export function siteOrigin(request: Request) {
  return env.SITE_URL ?? new URL(request.url).origin;
}
