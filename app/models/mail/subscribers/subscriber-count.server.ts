import { and, eq, gte, lt, or } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { startOfDay } from "~/utils/words/dates";
import { newsletterSubscribers as table } from "~db/schema/subscribers";

/** How many people are subscribed now: for the owner alone. */
export function countSubscribers() {
  const isActive = eq(table.isActive, true);
  return countRows(table, isActive);
}

/**
 * How many people were subscribed at the beginning of the day in the site's zone. The public sees this figure: it does
 * not change during a day, so nobody can find out whether an address is known by entering it.
 */
export function countSubscribersAtDayStart(now = new Date()) {
  const dayStart = startOfDay(now);
  const wasActive = and(
    lt(table.subscribedAt, dayStart),
    or(eq(table.isActive, true), gte(table.endedAt, dayStart)),
  );
  return countRows(table, wasActive);
}
