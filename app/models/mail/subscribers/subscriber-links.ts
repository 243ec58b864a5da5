import { OUTSIDE_ORIGIN } from "~/utils/http/site-origin.server";

/** The addresses that a subscriber's mails hold: the page of the subscription, and the one that ends it. */
export function subscriberLinks(token: string) {
  return {
    subscription: `${OUTSIDE_ORIGIN}/subscription/${token}`,
    unsubscribe: `${OUTSIDE_ORIGIN}/unsubscribe/${token}`,
  };
}
