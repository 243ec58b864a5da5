import { env } from "~/utils/env.server";
import { transact } from "~db/client.server";
import { mailSubscriber } from "./subscriber-mail.server";
import {
  changeSubscriber,
  deleteSubscriberData,
  endSubscription,
  findSubscriber,
  type Subscriber,
} from "./subscriber-rows.server";
import type { SubscriptionInput } from "./subscription-input";

/** What a reader does with the secret link that all their mails hold. */

function withSubscriber<Result>(token: string, act: (subscriber: Subscriber) => Result) {
  return transact(() => {
    const subscriber = findSubscriber({ token });
    return subscriber && act(subscriber);
  });
}

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
  return withSubscriber(token, (subscriber) => {
    if (subscriber.isActive) endSubscription(subscriber);
    else if (subscriber.endedAt === null) {
      deleteSubscriberData(subscriber);
      return "forgotten" as const;
    }
    return "ended" as const;
  });
}

/** Sets how often and from when on mail comes; says whether the token was known. */
export function changeSubscription(token: string, { cadence, pausedUntil }: SubscriptionInput) {
  return withSubscriber(token, (subscriber) => {
    changeSubscriber(subscriber, { cadence, pausedUntil: pausedUntil ?? null });
    return true;
  });
}

/** Has the link that confirms sent to an address that gets nothing any more; says whether the token was known. */
export function askAgain(token: string) {
  return withSubscriber(token, (subscriber) => {
    if (env.mail !== null && !subscriber.isActive) mailSubscriber(subscriber, "confirmation");
    return true;
  });
}

/** Deletes everything about the subscriber with this token; says whether there was one. */
export function deleteSubscription(token: string) {
  return withSubscriber(token, (subscriber) => {
    deleteSubscriberData(subscriber);
    return true;
  });
}
