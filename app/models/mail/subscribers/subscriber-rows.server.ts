import { eq } from "drizzle-orm";
import { pick } from "~/utils/pick";
import { startOfDay } from "~/utils/words/dates";
import { db, transact } from "~db/client.server";
import { newsletterSubscribers as table } from "~db/schema/subscribers";
import type { SubscriptionInput } from "./subscription-input";

/** The rows of subscribers, and what can become of one. */

/** All columns, the secret ones too. */
export const wholeSubscriber = pick(
  table,
  "id",
  "email",
  "isActive",
  "unsubscribeToken",
  "subscribedAt",
  "endedAt",
  "confirmToken",
  "confirmUntil",
  "mailedAt",
  "askedAt",
  "cadence",
  "pausedUntil",
  "source",
  "consent",
  "softBounces",
  "stopReason",
);

export type Subscriber = Pick<typeof table.$inferSelect, keyof typeof wholeSubscriber>;

/** A reader names themself by the secret part of a mail's links, the owner names them by their id. */
type SubscriberKey = { token: string } | { id: string };

/** The subscriber of that key; `null` when there is none. */
export function findSubscriber(by: SubscriberKey) {
  const isAsked = "token" in by ? eq(table.unsubscribeToken, by.token) : eq(table.id, by.id);
  return db.select(wholeSubscriber).from(table).where(isAsked).get() ?? null;
}

/** What `act` makes of the subscriber of that key, in a transaction; `null` when there is none. */
export function withSubscriber<Result>(by: SubscriberKey, act: (subscriber: Subscriber) => Result) {
  return transact(() => {
    const subscriber = findSubscriber(by);
    return subscriber && act(subscriber);
  });
}

export function changeSubscriber({ id }: { id: string }, set: Partial<Subscriber>) {
  db.update(table).set(set).where(eq(table.id, id)).run();
}

/**
 * Has mail go to the address from now on, whatever ended it before. Who leaves and comes back within a day has
 * not been away: the public figure counts whole days.
 */
export function activate(subscriber: Subscriber) {
  if (subscriber.isActive) return;
  const now = new Date();
  const wasHereToday = subscriber.endedAt !== null && subscriber.endedAt >= startOfDay(now);
  const subscribedAt = wasHereToday ? subscriber.subscribedAt : now;
  const fresh = { pausedUntil: null, stopReason: null, softBounces: 0 };
  changeSubscriber(subscriber, { ...fresh, isActive: true, endedAt: null, subscribedAt });
}

/** Ends an active subscription; with a reason where it was not the reader who ended it. */
export function endSubscription(subscriber: Subscriber, stopReason: string | null = null) {
  // Who changes their mind gets a new link at once; the old one has done its work.
  const noLink = { confirmToken: null, confirmUntil: null, mailedAt: null };
  const ended = { isActive: false, endedAt: new Date(), pausedUntil: null, stopReason };
  changeSubscriber(subscriber, { ...ended, ...noLink });
}

/** Sets how often and from when on mail comes; says whether there was one. */
export function changeSubscription(by: SubscriberKey, { cadence, pausedUntil }: SubscriptionInput) {
  return withSubscriber(by, (subscriber) => {
    changeSubscriber(subscriber, { cadence, pausedUntil: pausedUntil ?? null });
    return true;
  });
}

/** Deletes a subscriber and all that is kept about the address; says whether there was one. */
export function deleteSubscription(by: SubscriberKey) {
  return withSubscriber(by, (subscriber) => {
    deleteSubscriberData(subscriber);
    return true;
  });
}

/** Deletes all that is kept about the address as a subscriber's; its mails go with its row. */
export function deleteSubscriberData({ id }: Subscriber) {
  db.delete(table).where(eq(table.id, id)).run();
}
