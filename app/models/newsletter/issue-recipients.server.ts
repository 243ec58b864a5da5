import { and, eq, isNull, lte, or } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { siteDay } from "~/utils/words/dates";
import type { Cadence, IssueKind } from "~/vocabulary";
import { newsletterSubscribers as reader } from "~db/schema/subscribers";

/** Who gets what: each reader has one cadence and gets one kind of issue. */
const CADENCES: Record<IssueKind, Cadence> = { post: "each", weekly: "weekly", monthly: "monthly" };

/** Who gets an issue of this kind that is begun today. */
export function recipientsOf(kind: IssueKind) {
  const today = siteDay(new Date());
  return and(
    eq(reader.isActive, true),
    eq(reader.cadence, CADENCES[kind]),
    or(isNull(reader.pausedUntil), lte(reader.pausedUntil, today)),
  );
}

/** How many subscribers an issue of this kind would go to today. */
export function countRecipients(kind: IssueKind) {
  return countRows(reader, recipientsOf(kind));
}
