import { eq } from "drizzle-orm";
import { pick } from "~/utils/pick";
import { startOfDay } from "~/utils/words/dates";
import { db } from "~db/client.server";
import { newsletterSubscribers as table } from "~db/schema/subscribers";

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

/** The subscriber with this address in a mail's links, or this id; `null` when there is none. */
export function findSubscriber(by: { token: string } | { id: string }) {
  const isAsked = "token" in by ? eq(table.unsubscribeToken, by.token) : eq(table.id, by.id);
  return db.select(wholeSubscriber).from(table).where(isAsked).get() ?? null;
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

/** Deletes all that is kept about the address as a subscriber's; its mails go with its row. */
export function deleteSubscriberData({ id }: Subscriber) {
  db.delete(table).where(eq(table.id, id)).run();
}
