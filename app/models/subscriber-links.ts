import { env } from "~/utils/env.server";

/** In demo mode only this machine opens the links in mails. */
const PUBLIC_ORIGIN = env.SITE_URL ?? `http://127.0.0.1:${env.PORT}`;

/** The pages that a subscriber's mails lead to. */
export function subscriberLinks(token: string) {
  return {
    subscription: `${PUBLIC_ORIGIN}/subscription/${token}`,
    unsubscribe: `${PUBLIC_ORIGIN}/unsubscribe/${token}`,
  };
}
