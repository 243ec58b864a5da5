import { and, asc, desc, eq, isNotNull, or } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { PAGE_ITEMS } from "~/models/base/lists/list-page";
import { pageOfRows } from "~/models/base/lists/page-of-rows.server";
import { pick } from "~/utils/pick";
import { db } from "~db/client.server";
import { outgoingMails } from "~db/schema/mail";
import { newsletterIssues } from "~db/schema/newsletter";
import { copiesOf } from "./issue-delivery.server";

/** Copies that the mail server refused, for good or for now. */
function failuresOf(issueId: string) {
  const isWaitingAgain = and(copiesOf(issueId, "waiting"), isNotNull(outgoingMails.response));
  return or(copiesOf(issueId, "refused"), isWaitingAgain);
}

/** One page of these failures, the latest first; `null` beyond the last. */
function pageOfFailures(issueId: string, page: number) {
  const { recipient, triedAt } = outgoingMails;
  return pageOfRows(page, PAGE_ITEMS.rows, {
    columns: pick(outgoingMails, "recipient", "state", "response", "triedAt", "dueAt"),
    table: outgoingMails,
    where: failuresOf(issueId),
    order: [desc(triedAt), asc(recipient)],
  });
}

/**
 * The progress of an issue, with one page of its failures; `null` beyond the last page. Rows are deleted after a while;
 * the counts of what was sent and refused stay.
 */
export function issueProgress(issueId: string, page = 1) {
  const failures = pageOfFailures(issueId, page);
  if (!failures) return null;
  const counts = db
    .select({ sent: newsletterIssues.sentCount, refused: newsletterIssues.refusedCount })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, issueId))
    .get() ?? { sent: 0, refused: 0 };
  return { ...counts, waiting: countRows(outgoingMails, copiesOf(issueId, "waiting")), failures };
}

export type IssueProgress = NonNullable<ReturnType<typeof issueProgress>>;
