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
 * How many people were subscribed when the day began in the site's zone. This is the figure for the public:
 * what happens to an address during a day does not show in it, so nobody can try whether one is known.
 */
export function countSubscribersAtDayStart(now = new Date()) {
  const dayStart = startOfDay(now);
  const wasActive = and(
    lt(table.subscribedAt, dayStart),
    or(eq(table.isActive, true), gte(table.endedAt, dayStart)),
  );
  return countRows(table, wasActive);
}
