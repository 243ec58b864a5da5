import { and, desc, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import { PLEASE_CONFIRM, SUBSCRIBED } from "~/models/base/records/visitor-words";
import { env } from "~/utils/env.server";
import { monotonicNow } from "~/utils/monotonic-clock";
import type { Cadence } from "~/vocabulary";
import { db, transact } from "~db/client.server";
import { newsletterSubscribers as table } from "~db/schema/subscribers";
import { CONFIRM_MS, mailSubscriber, newLinkToken } from "./subscriber-mail.server";
import { activate, changeSubscriber, wholeSubscriber } from "./subscriber-rows.server";

/** More addresses than this do not wait for their confirmation: those that were given first are forgotten first. */
export const MAX_WAITING = 10_000;

/** What everybody reads who gave an address, whatever was known of it. */
export const subscribedWords =
  env.mail === null ? SUBSCRIBED : { ...SUBSCRIBED, description: PLEASE_CONFIRM };

/**
 * Takes an address that someone gave at the form, who may be anyone. Where mail is set up, the address gets
 * a mail, one in a day at most, and only its link subscribes. Where it is not, a new address is subscribed,
 * and one that has left stays so.
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

/** What is known behind this secret link; `null` when the link is not known, or over. */
export function getConfirmation(token: string) {
  const subscriber = findByConfirmToken(token);
  if (!subscriber) return null;
  const { isActive, cadence, unsubscribeToken } = subscriber;
  return { isActive, cadence, token: unsubscribeToken };
}

/** Subscribes the address of this secret link; says whether there was one. Doing it twice changes nothing. */
export function confirmSubscription(token: string, cadence?: Cadence | null) {
  return transact(() => {
    const subscriber = findByConfirmToken(token);
    if (!subscriber) return false;
    if (cadence && !subscriber.isActive) changeSubscriber(subscriber, { cadence });
    activate(subscriber);
    return true;
  });
}

/** Forgets addresses that nobody has confirmed within seven days, and those of a flood that nobody will. */
export function deleteUnconfirmed() {
  const now = monotonicNow();
  const waiting = and(eq(table.isActive, false), isNull(table.endedAt));
  // Written while the clock was ahead.
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
