import { env } from "~/utils/env.server";

/** Where links in mails lead; in demo mode only this machine opens them. */
export const MAIL_ORIGIN = env.SITE_URL ?? `http://127.0.0.1:${env.PORT}`;

/** The addresses that a subscriber's mails hold: the page of the subscription, and the one that ends it. */
export function subscriberLinks(token: string) {
  return {
    subscription: `${MAIL_ORIGIN}/subscription/${token}`,
    unsubscribe: `${MAIL_ORIGIN}/unsubscribe/${token}`,
  };
}
