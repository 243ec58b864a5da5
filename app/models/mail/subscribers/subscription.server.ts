import { env } from "~/utils/env.server";
import { transact } from "~db/client.server";
import { mailSubscriber } from "./subscriber-mail.server";
import { deleteSubscriberData, endSubscription, findSubscriber } from "./subscriber-rows.server";

/** What a reader can do with the secret link in their mails. */

/** Whether the subscriber with this token gets mail, or has still to confirm; `null` for an unknown token. */
export function getSubscription(token: string) {
  const subscriber = findSubscriber({ token });
  return subscriber && { isActive: subscriber.endedAt === null };
}

/**
 * Ends the subscription with this token: `ended`, also if it was over before. An address that never confirmed is
 * deleted at once with its waiting mails: `forgotten`. `null` for an unknown token.
 */
export function unsubscribe(token: string) {
  return transact(() => {
    const subscriber = findSubscriber({ token });
    if (!subscriber) return null;
    if (subscriber.isActive) endSubscription(subscriber);
    else if (subscriber.endedAt === null) {
      deleteSubscriberData(subscriber);
      return "forgotten" as const;
    }
    return "ended" as const;
  });
}

/** Sends a new confirmation link to an address that no longer gets mail; returns whether the token was known. */
export function askAgain(token: string) {
  return transact(() => {
    const subscriber = findSubscriber({ token });
    if (!subscriber) return false;
    if (env.mail !== null && !subscriber.isActive) mailSubscriber(subscriber, "confirmation");
    return true;
  });
}
