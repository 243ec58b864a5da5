import { OUTSIDE_ORIGIN } from "~/utils/http/site-origin.server";

/** The links in a subscriber's mails: the subscription's page, and the address that ends it. */
export function subscriberLinks(token: string) {
  return {
    subscription: `${OUTSIDE_ORIGIN}/subscription/${token}`,
    unsubscribe: `${OUTSIDE_ORIGIN}/unsubscribe/${token}`,
  };
}
