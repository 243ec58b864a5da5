import { eq } from "drizzle-orm";
import { pick } from "~/utils/pick";
import { startOfDay } from "~/utils/words/dates";
import { db, transact } from "~db/client.server";
import { newsletterSubscribers as table } from "~db/schema/subscribers";
import type { SubscriptionInput } from "./subscription-input";

/** The rows of subscribers, and what can become of one. */

/** All columns, including the secret ones. */
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

/** A reader is identified by the secret token in a mail's links; the owner uses the id. */
type SubscriberKey = { token: string } | { id: string };

/** The subscriber of that key; `null` when there is none. */
export function findSubscriber(by: SubscriberKey) {
  const isAsked = "token" in by ? eq(table.unsubscribeToken, by.token) : eq(table.id, by.id);
  return db.select(wholeSubscriber).from(table).where(isAsked).get() ?? null;
}

export function changeSubscriber({ id }: { id: string }, set: Partial<Subscriber>) {
  db.update(table).set(set).where(eq(table.id, id)).run();
}

/**
 * Subscribes the address again, whatever ended its subscription. Somebody who leaves and comes back on the same day
 * keeps the former date, because the public figure counts whole days.
 */
export function activate(subscriber: Subscriber) {
  if (subscriber.isActive) return;
  const now = new Date();
  const wasHereToday = subscriber.endedAt !== null && subscriber.endedAt >= startOfDay(now);
  const subscribedAt = wasHereToday ? subscriber.subscribedAt : now;
  const fresh = { pausedUntil: null, stopReason: null, softBounces: 0 };
  changeSubscriber(subscriber, { ...fresh, isActive: true, endedAt: null, subscribedAt });
}

/** Ends an active subscription; with a reason if the reader did not end it. */
export function endSubscription(subscriber: Subscriber, stopReason: string | null = null) {
  // Its old link was used. The next one is sent without the pause of a day, for people who change their mind.
  const noLink = { confirmToken: null, confirmUntil: null, mailedAt: null };
  const ended = { isActive: false, endedAt: new Date(), pausedUntil: null, stopReason };
  changeSubscriber(subscriber, { ...ended, ...noLink });
}

/** Changes the cadence and the pause; returns whether there was a subscriber. */
export function changeSubscription(by: SubscriberKey, { cadence, pausedUntil }: SubscriptionInput) {
  return transact(() => {
    const subscriber = findSubscriber(by);
    if (!subscriber) return false;
    changeSubscriber(subscriber, { cadence, pausedUntil: pausedUntil ?? null });
    return true;
  });
}

/** Deletes a subscriber and everything stored about the address; returns whether there was one. */
export function deleteSubscription(by: SubscriberKey) {
  return transact(() => {
    const subscriber = findSubscriber(by);
    if (!subscriber) return false;
    deleteSubscriberData(subscriber);
    return true;
  });
}

/** Deletes everything that is stored about a subscriber; the row's deletion removes the mails, too. */
export function deleteSubscriberData({ id }: Subscriber) {
  db.delete(table).where(eq(table.id, id)).run();
}
