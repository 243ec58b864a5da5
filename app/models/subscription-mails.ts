import { SITE_NAME } from "~/site";

/** The mails that a post at the newsletter form leads to. */

/** Asks whoever reads the mail whether the address was theirs to give. */
export function confirmationMail(origin: string, confirmToken: string) {
  return {
    subject: `Please confirm: letters from ${SITE_NAME}`,
    text: `Hello,

someone, probably you, asked for the weekly letter from ${SITE_NAME} to this address.

To be on the list, open this page and press its button:
${origin}/newsletter/confirm/${confirmToken}

The page is there for seven days. If it was not you, there is nothing to do: without the button the address is not on the list.
`,
  };
}

/** Tells a subscriber who asked again that nothing is missing. */
export function knownSubscriberMail(origin: string, unsubscribeToken: string) {
  const unsubscribeUrl = `${origin}/unsubscribe/${unsubscribeToken}`;
  return {
    subject: `You are already subscribed to ${SITE_NAME}`,
    unsubscribeUrl,
    text: `Hello,

someone, probably you, asked for the weekly letter from ${SITE_NAME} to this address. It is subscribed already, and nothing has changed.

To read the letters on the web: ${origin}/letters
To unsubscribe, open this page and press its button:
${unsubscribeUrl}
`,
  };
}
