import { site } from "~/site";
import { OUTSIDE_ORIGIN } from "~/utils/http/site-origin.server";
import type { SubscriberSource } from "./subscriber";
import type { subscriberLinks } from "./subscriber-links";

/** The mails that an address gets before its first letter. */

type Links = ReturnType<typeof subscriberLinks>;

/** Why the address gets the mail, for each way in which it was entered. */
const asked: Record<SubscriberSource, (siteName: string) => string> = {
  form: (siteName) => `someone, probably you, asked for letters from ${siteName} to this address.`,
  owner: (siteName) =>
    `I would like to write to you: letters from ${siteName}. You gave me this address.`,
  import: (siteName) =>
    `I would like to write to you: letters from ${siteName}. This address is on a list of those who asked for them.`,
};

/** Asks the recipient whether they entered the address themselves. */
export function confirmationMail(links: Links, confirmToken: string, source: SubscriberSource) {
  return {
    subject: `Please confirm: letters from ${site().siteName}`,
    text: `Hello,

${asked[source](site().siteName)}

To be on the list, open this page and press its button:

${OUTSIDE_ORIGIN}/newsletter/confirm/${confirmToken}

The page is there for seven days. If it was not you, there is nothing to do: without the button the address is not on the list, and is forgotten when they are over.

To see what is stored about this address, or to have it deleted now: ${links.subscription}
`,
  };
}

/** Tells a subscriber who asked again that nothing is missing. */
export function knownSubscriberMail(links: Links) {
  return {
    subject: `You are already subscribed to ${site().siteName}`,
    text: `Hello,

someone, probably you, asked for letters from ${site().siteName} to this address. It is subscribed already, and nothing has changed.

To change how often they come, to pause them, or to see what is stored about you:

${links.subscription}

To read the letters on the web: ${OUTSIDE_ORIGIN}/letters
To unsubscribe, open this page and press its button: ${links.unsubscribe}
`,
  };
}
