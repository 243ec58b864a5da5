import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { startOfDay } from "~/utils/dates";
import { env } from "~/utils/env.server";
import { monotonicNow } from "~/utils/monotonic-clock";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { newsletterSubscribers as table } from "~db/schema";
import { queueMail } from "./outgoing-mail.server";
import { confirmationMail, knownSubscriberMail } from "./subscription-mails";
import { PLEASE_CONFIRM, SUBSCRIBED } from "./visitor-words";

const DAY_MS = 24 * 60 * 60 * 1000;
const CONFIRM_MS = 7 * DAY_MS;
const PUBLIC_ORIGIN = env.SITE_URL ?? `http://127.0.0.1:${env.PORT}`;

const whole = pick(
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
);
type Subscriber = Pick<typeof table.$inferSelect, keyof typeof whole>;

/** What everybody reads who gave an address, whatever was known of it. */
export const subscribedWords =
  env.mail === null ? SUBSCRIBED : { ...SUBSCRIBED, description: PLEASE_CONFIRM };

function secret() {
  return randomBytes(18).toString("base64url");
}

/**
 * Takes an address that someone gave at the form, who may be anyone. Where mail is set up, the address gets
 * a mail, one in a day at most, and only its link subscribes. Where it is not, a new address is subscribed,
 * and one that has left stays so.
 */
export function subscribe(email: string) {
  const address = email.toLowerCase();
  transact(() => {
    forgetUnconfirmed();
    const now = new Date();
    const subscriber = db
      .insert(table)
      .values({ email: address, isActive: false, unsubscribeToken: secret(), askedAt: now })
      .onConflictDoUpdate({ target: table.email, set: { askedAt: now } })
      .returning(whole)
      .get();
    if (env.mail !== null) mailTo(subscriber);
    else if (subscriber.endedAt === null) activate(subscriber);
  });
}

function mailTo(subscriber: Subscriber) {
  const now = monotonicNow();
  const mailed = subscriber.mailedAt?.getTime();
  // One that lies ahead was written by a wrong clock.
  if (mailed !== undefined && mailed <= now && mailed > now - DAY_MS) return;
  const confirmToken = subscriber.confirmToken ?? secret();
  change(subscriber, {
    mailedAt: new Date(now),
    ...(!subscriber.isActive && { confirmToken, confirmUntil: new Date(now + CONFIRM_MS) }),
  });
  const { id: subscriberId, email: recipient, isActive, unsubscribeToken } = subscriber;
  const mail = isActive
    ? { kind: "known" as const, ...knownSubscriberMail(PUBLIC_ORIGIN, unsubscribeToken) }
    : { kind: "confirmation" as const, ...confirmationMail(PUBLIC_ORIGIN, confirmToken) };
  queueMail({ subscriberId, recipient, ...mail });
}

/** Who leaves and comes back within a day has not been away: the public figure counts whole days. */
function activate(subscriber: Subscriber) {
  if (subscriber.isActive) return;
  const now = new Date();
  const wasHereToday = subscriber.endedAt !== null && subscriber.endedAt >= startOfDay(now);
  const subscribedAt = wasHereToday ? subscriber.subscribedAt : now;
  change(subscriber, { isActive: true, endedAt: null, subscribedAt });
}

function change({ id }: Subscriber, set: Partial<Subscriber>) {
  db.update(table).set(set).where(eq(table.id, id)).run();
}

function findByConfirmToken(token: string) {
  const subscriber = db.select(whole).from(table).where(eq(table.confirmToken, token)).get();
  if (!subscriber) return null;
  const until = subscriber.confirmUntil?.getTime() ?? 0;
  return subscriber.isActive || until > monotonicNow() ? subscriber : null;
}

/** Whether the address of this secret link is subscribed; `null` when the link is not known, or over. */
export function getConfirmation(token: string) {
  const subscriber = findByConfirmToken(token);
  return subscriber && { isActive: subscriber.isActive };
}

/** Subscribes the address of this secret link; says whether there was one. Doing it twice changes nothing. */
export function confirmSubscription(token: string) {
  return transact(() => {
    const subscriber = findByConfirmToken(token);
    if (subscriber) activate(subscriber);
    return subscriber !== null;
  });
}

/** Forgets addresses that nobody has confirmed within seven days. */
export function forgetUnconfirmed() {
  const now = monotonicNow();
  const waiting = and(eq(table.isActive, false), isNull(table.endedAt));
  db.delete(table)
    .where(and(waiting, lte(table.confirmUntil, new Date(now))))
    .run();
  // Written while the clock was ahead.
  const latest = new Date(now + CONFIRM_MS);
  db.update(table).set({ confirmUntil: latest }).where(gt(table.confirmUntil, latest)).run();
}

/** Ends the subscription with this secret token; says whether there was one. */
export function unsubscribe(token: string) {
  return transact(() => {
    const subscriber = db.select(whole).from(table).where(eq(table.unsubscribeToken, token)).get();
    if (subscriber?.isActive) {
      // Who changes their mind gets a new link at once; the old one has done its work.
      const noLink = { confirmToken: null, confirmUntil: null, mailedAt: null };
      change(subscriber, { isActive: false, endedAt: new Date(), ...noLink });
    }
    return subscriber !== undefined;
  });
}

/** Whether the subscriber with this secret token still gets letters; `null` when there is none. */
export function getSubscription(token: string) {
  const subscriber = db
    .select({ isActive: table.isActive })
    .from(table)
    .where(eq(table.unsubscribeToken, token))
    .get();
  return subscriber ?? null;
}
