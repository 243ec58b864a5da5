import { and, eq, gt, sql } from "drizzle-orm";
import type { Bounce } from "~/smtp/mail-status";
import { db } from "~db/client.server";
import { newsletterSubscribers as table } from "~db/schema/subscribers";

/** So many soft bounces in a row are as good as a hard one. */
const SOFT_LIMIT = 3;

/** Counts a mail that did not arrive against its reader; a hard one or the third in a row ends the subscription. */
export function countBounce(subscriberId: string, bounce: Bounce, words: string) {
  const softBounces = sql<number>`${table.softBounces} + 1`;
  const isReader = and(eq(table.id, subscriberId), eq(table.isActive, true));
  const reader = db
    .update(table)
    .set({ softBounces })
    .where(isReader)
    .returning({ softBounces: table.softBounces })
    .get();
  if (!reader) return;
  if (bounce === "soft" && reader.softBounces < SOFT_LIMIT) return;
  const noLink = { confirmToken: null, confirmUntil: null };
  db.update(table)
    .set({ isActive: false, endedAt: new Date(), stopReason: words, ...noLink })
    .where(isReader)
    .run();
}

/** A mail has arrived: the row of bounces is over. */
export function deleteBounces(subscriberId: string) {
  const hasSome = and(eq(table.id, subscriberId), gt(table.softBounces, 0));
  db.update(table).set({ softBounces: 0 }).where(hasSome).run();
}
