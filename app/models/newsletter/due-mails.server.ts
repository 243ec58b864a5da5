import { and, asc, desc, eq, gt, inArray, lte, type SQL } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { monotonicNow } from "~/utils/monotonic-clock";
import type { MailKind } from "~/vocabulary";
import { db } from "~db/client.server";
import { outgoingMails } from "~db/schema/mail";
import { newsletterIssues } from "~db/schema/newsletter";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The most mails that strangers can cause in 24 hours: more than a good day brings, and too few to be a nuisance. */
export const STRANGERS_MAILS_A_DAY = 500;

const STRANGERS_KINDS = ["confirmation", "known"] as const;

/** Kinds that somebody is waiting for; there are never many. */
export const AWAITED_KINDS: readonly MailKind[] = ["answer", "notice", "test"];

function triedWithin(span: number, more?: SQL) {
  const { triedAt } = outgoingMails;
  const now = monotonicNow();
  const since = new Date(now - span);
  return countRows(outgoingMails, and(gt(triedAt, since), lte(triedAt, new Date(now)), more));
}

/** How many more mails may be tried within this minute, of all kinds together. */
export function allowedNow(perMinute: number) {
  return Math.max(0, perMinute - triedWithin(MINUTE_MS));
}

function strangersAllowance() {
  const tried = triedWithin(DAY_MS, inArray(outgoingMails.kind, STRANGERS_KINDS));
  return Math.max(0, STRANGERS_MAILS_A_DAY - tried);
}

/** The ids of the due mails that match: the longest waiting ones first, or the newest. */
function dueIds(which: SQL, limit: number, order = asc) {
  const { id, state, dueAt } = outgoingMails;
  return db
    .select({ id })
    .from(outgoingMails)
    .where(and(eq(state, "waiting"), lte(dueAt, new Date(monotonicNow())), which))
    .orderBy(order(dueAt))
    .limit(limit)
    .all()
    .map((row) => row.id);
}

/** Due copies of the issues that are being sent, those of the earliest first. */
function dueCopies(limit: number) {
  const { id, state } = newsletterIssues;
  const underWay = db.select({ id }).from(newsletterIssues).where(eq(state, "sending"));
  return dueIds(inArray(outgoingMails.issueId, underWay), limit);
}

/**
 * The ids of the next mails, at most `limit`: first what somebody waits for, then what strangers caused, then what the
 * owner sends to many.
 */
export function nextMails(limit: number) {
  const { kind } = outgoingMails;
  const lanes = [
    (room: number) => dueIds(inArray(kind, AWAITED_KINDS), room),
    // Newest first: its reader is waiting, while in a flood nobody waits for most of the older ones.
    (room: number) =>
      dueIds(inArray(kind, STRANGERS_KINDS), Math.min(room, strangersAllowance()), desc),
    (room: number) => dueIds(eq(kind, "invitation"), room),
    dueCopies,
  ];
  const ids: string[] = [];
  for (const due of lanes) ids.push(...due(limit - ids.length));
  return ids;
}
