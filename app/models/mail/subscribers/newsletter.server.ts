import { and, desc, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import { PLEASE_CONFIRM, SUBSCRIBED } from "~/models/base/records/visitor-words";
import { env } from "~/utils/env.server";
import { monotonicNow } from "~/utils/monotonic-clock";
import type { Cadence } from "~/vocabulary";
import { db, transact } from "~db/client.server";
import { newsletterSubscribers as table } from "~db/schema/subscribers";
import { CONFIRM_MS, mailSubscriber, newLinkToken } from "./subscriber-mail.server";
import { activate, changeSubscriber, wholeSubscriber } from "./subscriber-rows.server";

/** At most this many addresses wait for their confirmation; the oldest are deleted first. */
export const MAX_WAITING = 10_000;

/** The answer to every entered address, so that it does not reveal whether the address was known. */
export const subscribedWords =
  env.mail === null ? SUBSCRIBED : { ...SUBSCRIBED, description: PLEASE_CONFIRM };

/**
 * Takes an address from the form, where anyone can enter it. If mail is set up, the address gets a mail, at most one in
 * a day, and only its link subscribes. If not, a new address is subscribed, and one that has left is not.
 */
export function subscribe(email: string) {
  transact(() => {
    const askedAt = new Date();
    const subscriber = db
      .insert(table)
      .values({ ...newAddress(email), askedAt })
      .onConflictDoUpdate({ target: table.email, set: { askedAt } })
      .returning(wholeSubscriber)
      .get();
    if (env.mail !== null) mailSubscriber(subscriber, "confirmation");
    else if (subscriber.endedAt === null) activate(subscriber);
  });
}

/** The row of an address that is not subscribed yet. */
export function newAddress(email: string) {
  return {
    email: email.toLowerCase(),
    isActive: false,
    unsubscribeToken: newLinkToken(),
    confirmUntil: new Date(monotonicNow() + CONFIRM_MS),
  };
}

function findByConfirmToken(token: string) {
  const isAsked = eq(table.confirmToken, token);
  const subscriber = db.select(wholeSubscriber).from(table).where(isAsked).get();
  if (!subscriber) return null;
  const until = subscriber.confirmUntil?.getTime() ?? 0;
  return subscriber.isActive || until > monotonicNow() ? subscriber : null;
}

/** What the secret link of a confirmation shows; `null` when it is unknown or has expired. */
export function getConfirmation(token: string) {
  const subscriber = findByConfirmToken(token);
  if (!subscriber) return null;
  const { isActive, cadence, unsubscribeToken } = subscriber;
  return { isActive, cadence, token: unsubscribeToken };
}

/** Subscribes the address of this secret link; returns false for an unknown link. Doing it twice changes nothing. */
export function confirmSubscription(token: string, cadence?: Cadence | null) {
  return transact(() => {
    const subscriber = findByConfirmToken(token);
    if (!subscriber) return false;
    if (cadence && !subscriber.isActive) changeSubscriber(subscriber, { cadence });
    activate(subscriber);
    return true;
  });
}

/** Deletes addresses that were not confirmed within seven days, and the oldest beyond `MAX_WAITING`. */
export function deleteUnconfirmed() {
  const now = monotonicNow();
  const waiting = and(eq(table.isActive, false), isNull(table.endedAt));
  // A later time was written while the clock was ahead.
  const latest = new Date(now + CONFIRM_MS);
  db.update(table).set({ confirmUntil: latest }).where(gt(table.confirmUntil, latest)).run();
  db.delete(table)
    .where(and(waiting, lte(table.confirmUntil, new Date(now))))
    .run();
  const tooMany = db
    .select({ id: table.id })
    .from(table)
    .where(waiting)
    .orderBy(desc(table.confirmUntil))
    .limit(Number.MAX_SAFE_INTEGER)
    .offset(MAX_WAITING);
  db.delete(table).where(inArray(table.id, tooMany)).run();
}
