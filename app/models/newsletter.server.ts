import { randomBytes } from "node:crypto";
import { count, eq } from "drizzle-orm";
import { db } from "~db/client.server";
import { newsletterSubscribers } from "~db/schema";

/** Adds a subscriber, or makes a former one active again; doing it twice changes nothing. */
export function subscribe(email: string) {
  db.insert(newsletterSubscribers)
    .values({ email: email.toLowerCase(), unsubscribeToken: randomBytes(18).toString("base64url") })
    .onConflictDoUpdate({ target: newsletterSubscribers.email, set: { isActive: true } })
    .run();
}

/** Ends the subscription with this secret token; says whether there was one. */
export function unsubscribe(token: string) {
  const { changes } = db
    .update(newsletterSubscribers)
    .set({ isActive: false })
    .where(eq(newsletterSubscribers.unsubscribeToken, token))
    .run();
  return changes > 0;
}

/** Whether the subscriber with this secret token still gets letters; `null` when there is none. */
export function getSubscription(token: string) {
  const { isActive, unsubscribeToken } = newsletterSubscribers;
  const subscriber = db
    .select({ isActive })
    .from(newsletterSubscribers)
    .where(eq(unsubscribeToken, token))
    .get();
  return subscriber ?? null;
}

const active = db
  .select({ value: count() })
  .from(newsletterSubscribers)
  .where(eq(newsletterSubscribers.isActive, true))
  .prepare();

/** How many people are subscribed now. */
export function countSubscribers() {
  return active.get()?.value ?? 0;
}
