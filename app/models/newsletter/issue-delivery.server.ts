import { and, eq, exists, inArray, lte, max, not, sql } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { isLive } from "~/models/posts/post-columns.server";
import { env } from "~/utils/env.server";
import { monotonicNow } from "~/utils/monotonic-clock";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { outgoingMails } from "~db/schema/mail";
import { newsletterIssues } from "~db/schema/newsletter";
import { blogPosts } from "~db/schema/posts";
import { newsletterSubscribers } from "~db/schema/subscribers";
import { addCopies } from "./issue-recipients.server";

const { id, state, sendAt } = newsletterIssues;
const begun = pick(newsletterIssues, "id", "kind", "subject", "number", "postId");

export function copiesOf(issueId: string, state: "waiting" | "sent" | "refused") {
  return and(eq(outgoingMails.issueId, issueId), eq(outgoingMails.state, state));
}

/** The issues that are due, each with its present version. */
export function listDueIssues() {
  const isDue = and(eq(state, "scheduled"), lte(sendAt, new Date()));
  return db
    .select({ id, version: newsletterIssues.version })
    .from(newsletterIssues)
    .where(isDue)
    .all();
}

/**
 * Starts sending an issue: all copies become rows before the first is sent. An issue that was changed while its mail
 * was made keeps waiting for the next turn.
 */
export function startIssue({ id: issueId, version }: { id: string; version: number }) {
  transact(() => {
    const isStill = and(
      eq(id, issueId),
      eq(state, "scheduled"),
      lte(sendAt, new Date()),
      eq(newsletterIssues.version, version),
    );
    const issue = db.select(begun).from(newsletterIssues).where(isStill).get();
    if (!issue) return;
    if (issue.kind === "post" && !isShown(issue.postId)) return forget(issueId);
    const number = issue.kind === "post" ? null : (issue.number ?? nextNumber());
    db.update(newsletterIssues)
      .set({ state: "sending", startedAt: new Date(), number })
      .where(eq(id, issueId))
      .run();
    addCopies(issue, env.mail?.from ?? "");
  });
}

function isShown(postId: string | null) {
  return postId !== null && countRows(blogPosts, and(eq(blogPosts.id, postId), isLive)) > 0;
}

/** Deletes the issue of a letter that was hidden; the letter is announced again when it is shown. */
function forget(issueId: string) {
  db.delete(newsletterIssues).where(eq(id, issueId)).run();
}

function nextNumber() {
  const last = db
    .select({ number: max(newsletterIssues.number) })
    .from(newsletterIssues)
    .get();
  return (last?.number ?? 0) + 1;
}

/** Marks issues as sent that have no waiting copies left. */
export function finishIssues() {
  const waits = and(eq(outgoingMails.issueId, id), eq(outgoingMails.state, "waiting"));
  const waiting = db.select({ one: sql`1` }).from(outgoingMails).where(waits);
  const isDone = and(eq(state, "sending"), not(exists(waiting)));
  if (countRows(newsletterIssues, isDone) === 0) return;
  db.update(newsletterIssues).set({ state: "sent", finishedAt: new Date() }).where(isDone).run();
}

/** Changes the state of an issue if it is one of `from`; returns whether it was. */
function move(issueId: string, from: (typeof state._.data)[], set: object) {
  const isThere = and(eq(id, issueId), inArray(state, from));
  return db.update(newsletterIssues).set(set).where(isThere).run().changes > 0;
}

/** Pauses an issue until it is resumed; returns whether it was being sent. */
export function pauseIssue(issueId: string) {
  return move(issueId, ["sending"], { state: "paused" });
}

export function resumeIssue(issueId: string) {
  return move(issueId, ["paused"], { state: "sending" });
}

/** Stops an issue for good: copies that were not sent are deleted. */
export function stopIssue(issueId: string) {
  return transact(() => {
    const set = { state: "stopped", finishedAt: new Date() };
    if (!move(issueId, ["sending", "paused"], set)) return false;
    db.delete(outgoingMails).where(copiesOf(issueId, "waiting")).run();
    return true;
  });
}

/**
 * Sends the refused copies again to readers who are still subscribed; returns how many. A finished issue is being sent
 * again then.
 */
export function retryRefused(issueId: string) {
  return transact(() => {
    const isOpen = inArray(state, ["sending", "paused", "sent"]);
    if (countRows(newsletterIssues, and(eq(id, issueId), isOpen)) === 0) return 0;
    const readers = db
      .select({ id: newsletterSubscribers.id })
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.isActive, true));
    const { changes } = db
      .update(outgoingMails)
      .set({ state: "waiting", tries: 0, response: null, dueAt: new Date(monotonicNow()) })
      .where(and(copiesOf(issueId, "refused"), inArray(outgoingMails.subscriberId, readers)))
      .run();
    const refusedCount = sql`max(0, ${newsletterIssues.refusedCount} - ${changes})`;
    db.update(newsletterIssues).set({ refusedCount }).where(eq(id, issueId)).run();
    if (changes > 0) move(issueId, ["sent"], { state: "sending", finishedAt: null });
    return changes;
  });
}
