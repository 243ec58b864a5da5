import { env } from "~/utils/env.server";
import { mailSubscriber } from "./subscriber-mail.server";
import {
  deleteSubscriberData,
  endSubscription,
  findSubscriber,
  withSubscriber,
} from "./subscriber-rows.server";

/** What a reader does with the secret link that all their mails hold. */

/** Whether the subscriber with this secret token still gets letters, or waits to; `null` when there is none. */
export function getSubscription(token: string) {
  const subscriber = findSubscriber({ token });
  return subscriber && { isActive: subscriber.endedAt === null };
}

/**
 * Ends the subscription with this secret token: `ended`, also where it was over before. An address that never
 * confirmed is `forgotten` at once, with the mails that wait for it. `null` when there is none.
 */
export function unsubscribe(token: string) {
  return withSubscriber({ token }, (subscriber) => {
    if (subscriber.isActive) endSubscription(subscriber);
    else if (subscriber.endedAt === null) {
      deleteSubscriberData(subscriber);
      return "forgotten" as const;
    }
    return "ended" as const;
  });
}

/** Has the link that confirms sent to an address that gets nothing any more; says whether the token was known. */
export function askAgain(token: string) {
  return withSubscriber({ token }, (subscriber) => {
    if (env.mail !== null && !subscriber.isActive) mailSubscriber(subscriber, "confirmation");
    return true;
  });
}
