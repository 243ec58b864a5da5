import { and, eq, isNull, lte, or } from "drizzle-orm";
import { dayInKolkata } from "~/utils/dates";
import { newsletterSubscribers } from "~db/schema";
import { countRows } from "./count-rows.server";
import type { IssueKind } from "./vocabulary";

const cadenceOf = { weekly: "weekly", monthly: "monthly", post: "each" } as const;

/** How many subscribers an issue of this kind would go to today. */
export function countRecipients(kind: IssueKind) {
  const { isActive, cadence, pausedUntil } = newsletterSubscribers;
  const isAwake = or(isNull(pausedUntil), lte(pausedUntil, dayInKolkata(new Date())));
  return countRows(
    newsletterSubscribers,
    and(eq(isActive, true), eq(cadence, cadenceOf[kind]), isAwake),
  );
}
