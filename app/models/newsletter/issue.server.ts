import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { changes } from "~/models/base/records/patch";
import { invalid, type Saved, saved } from "~/models/base/records/result";
import { conflictOf, MISSING } from "~/models/base/records/saving.server";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { drafts } from "~db/schema/drafts";
import { newsletterIssues } from "~db/schema/newsletter";
import type { IssueChange } from "./issue";

/** The cleared value of each optional field. */
const CLEARED = { preheader: "", content: "" };

/** A digest gets its number, and so its page, when sending begins. */
export const isIssuePublic = isNotNull(newsletterIssues.number);

/** An issue's columns, without the mail that is made of it. */
export const issueColumns = pick(
  newsletterIssues,
  "id",
  "number",
  "kind",
  "state",
  "subject",
  "preheader",
  "content",
  "postId",
  "since",
  "until",
  "sendAt",
  "startedAt",
  "finishedAt",
  "sentCount",
  "refusedCount",
  "version",
  "createdAt",
  "updatedAt",
);

/** The issue with this id, or `null`. */
export function findIssue(id: string) {
  const isAsked = eq(newsletterIssues.id, id);
  return db.select(issueColumns).from(newsletterIssues).where(isAsked).get() ?? null;
}

export type Issue = NonNullable<ReturnType<typeof findIssue>>;

/** Changes the text of a digest; refused once sending has begun. */
export function updateIssue(id: string, { version, ...input }: IssueChange): Saved<Issue> {
  const values = changes(input, CLEARED);
  return transact((): Saved<Issue> => {
    const before = findIssue(id);
    if (!before) return MISSING;
    const conflict = conflictOf(before, version, values);
    if (conflict) return conflict;
    if (before.startedAt !== null) return invalid("subject", TOO_LATE);
    db.update(newsletterIssues)
      .set({ ...values, version: before.version + 1, updatedAt: new Date() })
      .where(eq(newsletterIssues.id, id))
      .run();
    return saved(findIssue(id) as Issue);
  });
}

const TOO_LATE = "It is on its way to the readers and can no longer be changed.";

const EMPTY = "There is nothing in it yet: write something first.";

/** Schedules a digest, perhaps for now; it can be cancelled until then. */
export function scheduleIssue(id: string, sendAt: Date): Saved<Issue> {
  return transact((): Saved<Issue> => {
    const issue = findIssue(id);
    if (!issue || issue.kind === "post") return { ok: false, kind: "missing" };
    if (issue.startedAt !== null) return invalid("", TOO_LATE);
    if (issue.content.trim() === "") return invalid("", EMPTY);
    setState(id, { state: "scheduled", sendAt });
    return saved(findIssue(id) ?? issue);
  });
}

/**
 * Cancels a scheduled issue; returns whether that was still possible. A digest becomes a draft again; a letter is
 * mailed to nobody.
 */
export function cancelIssue(id: string) {
  return transact(() => {
    const issue = findIssue(id);
    if (issue?.state !== "scheduled" || issue.startedAt !== null) return false;
    setState(id, { state: issue.kind === "post" ? "stopped" : "draft", sendAt: null });
    return true;
  });
}

function setState(id: string, set: Pick<Issue, "state" | "sendAt">) {
  db.update(newsletterIssues).set(set).where(eq(newsletterIssues.id, id)).run();
}

/** Deletes an issue that was not started, with its draft; returns whether there was one. */
export function deleteIssue(issueId: string) {
  const { id, state, startedAt } = newsletterIssues;
  const isWaiting = and(inArray(state, ["draft", "scheduled"]), isNull(startedAt));
  return transact(() => {
    const gone = db
      .delete(newsletterIssues)
      .where(and(eq(id, issueId), isWaiting))
      .run();
    if (gone.changes === 0) return false;
    const isOfIssue = and(eq(drafts.kind, "issue"), eq(drafts.recordId, issueId));
    db.delete(drafts).where(isOfIssue).run();
    return true;
  });
}
