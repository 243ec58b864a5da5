import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, type SQL } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { PAGE_ITEMS, pageOf } from "~/models/base/lists/list-page";
import { pageOfRows } from "~/models/base/lists/page-of-rows.server";
import { pick } from "~/utils/pick";
import { db } from "~db/client.server";
import { newsletterIssues } from "~db/schema/newsletter";
import { isIssuePublic, issueColumns } from "./issue.server";

const { number, kind, state, startedAt, sendAt, createdAt } = newsletterIssues;

const shown = pick(newsletterIssues, "number", "kind", "subject", "preheader", "startedAt");

/** One page of the issues that anyone may read, newest first; `null` beyond the last. */
export function pageOfIssues(page: number) {
  return pageOfRows(page, PAGE_ITEMS.posts, {
    columns: shown,
    table: newsletterIssues,
    where: isIssuePublic,
    order: [desc(number)],
  });
}

export type ListedIssue = NonNullable<ReturnType<typeof pageOfIssues>>["items"][number];

const anyIssue = db
  .select({ number })
  .from(newsletterIssues)
  .where(isIssuePublic)
  .limit(1)
  .prepare();

/** Whether there are issues that anyone may read. */
export function hasIssues() {
  return anyIssue.get() !== undefined;
}

/** The public issue with this number, with those before and after it; `null` if there is none. */
export function findPublicIssue(asked: number) {
  const issue = db
    .select({ ...shown, ...pick(newsletterIssues, "content", "updatedAt") })
    .from(newsletterIssues)
    .where(and(eq(number, asked), isIssuePublic))
    .get();
  if (!issue) return null;
  const link = { number, subject: newsletterIssues.subject };
  const neighbours = db.select(link).from(newsletterIssues);
  const previous = neighbours.where(and(lt(number, asked), isIssuePublic)).orderBy(desc(number));
  const next = db
    .select(link)
    .from(newsletterIssues)
    .where(and(gt(number, asked), isIssuePublic))
    .orderBy(asc(number));
  return {
    ...issue,
    previous: previous.limit(1).get() ?? null,
    next: next.limit(1).get() ?? null,
  };
}

function issues(which: SQL | undefined, order: SQL[], limit = -1, offset = 0) {
  return db
    .select(issueColumns)
    .from(newsletterIssues)
    .where(which)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .all();
}

/** The digests that are not being sent yet: the next one first, then drafts, newest first. */
export function listWaitingDigests() {
  const order = [desc(state), asc(sendAt), desc(createdAt)];
  return issues(and(ne(kind, "post"), isNull(startedAt)), order);
}

/** The issues that are being sent, or are paused. */
export function listIssuesUnderWay() {
  return issues(inArray(state, ["sending", "paused"]), [desc(startedAt)]);
}

/** One page of the issues that have gone out, or were stopped on their way; `null` beyond the last. */
export function pageOfPastIssues(page: number) {
  const isPast = and(isNotNull(startedAt), inArray(state, ["sent", "stopped"]));
  return pageOf(page, PAGE_ITEMS.rows, {
    count: () => countRows(newsletterIssues, isPast),
    read: (limit, offset) => issues(isPast, [desc(startedAt)], limit, offset),
  });
}

/** How many weekly letters have gone out by mail: those have a number. */
export function countWeeklyDigests() {
  const { kind, number } = newsletterIssues;
  return countRows(newsletterIssues, and(eq(kind, "weekly"), gt(number, 0)));
}
