import { and, asc, desc, eq, gt, inArray, lte, type SQL } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { monotonicNow } from "~/utils/monotonic-clock";
import type { MailKind } from "~/vocabulary";
import { db } from "~db/client.server";
import { outgoingMails } from "~db/schema/mail";
import { newsletterIssues } from "~db/schema/newsletter";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What strangers can have sent to any address, in 24 hours: more than a good day brings, and less than a nuisance. */
export const STRANGERS_MAILS_A_DAY = 500;

const STRANGERS_KINDS = ["confirmation", "known"] as const;

/** What somebody waits for, of which there is never much. */
export const AWAITED_KINDS: readonly MailKind[] = ["answer", "notice", "test"];

/** Queues that share one line: what somebody waits for, what a stranger asked for, and what the owner has sent to many. */
const lanes = ["awaited", "asked", "invited", "issue"] as const;
type Lane = (typeof lanes)[number];

/** Who goes next: the first lane that waits, but each other one has turns of its own, so that none starves. */
const TURNS: Lane[] = [
  "awaited",
  "awaited",
  "asked",
  "awaited",
  "invited",
  "asked",
  "awaited",
  "awaited",
  "asked",
  "issue",
];

function triedWithin(span: number, more?: SQL) {
  const { triedAt } = outgoingMails;
  const now = monotonicNow();
  const since = new Date(now - span);
  return countRows(outgoingMails, and(gt(triedAt, since), lte(triedAt, new Date(now)), more));
}

/** How many mails may still be tried within this minute, of all kinds together. */
export function allowedNow(perMinute: number) {
  return Math.max(0, perMinute - triedWithin(MINUTE_MS));
}

function strangersAllowance() {
  const tried = triedWithin(DAY_MS, inArray(outgoingMails.kind, STRANGERS_KINDS));
  return Math.max(0, STRANGERS_MAILS_A_DAY - tried);
}

/** The ids of those that have waited longest for their turn, or of the newest ones. */
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

/** Copies of all issues that are under way, in turn. */
function dueCopies(limit: number) {
  const { id, state } = newsletterIssues;
  const issues = db.select({ id }).from(newsletterIssues).where(eq(state, "sending")).all();
  const each = issues.map((issue) => dueIds(eq(outgoingMails.issueId, issue.id), limit));
  return Array.from({ length: limit }, (_, place) =>
    each.flatMap((ids) => ids[place] ?? []),
  ).flat();
}

/** Hands out the ids of due mails, each lane in its turn. */
export function createTurns() {
  let turn = 0;

  /** The next ones, at most `limit`. */
  return function nextMails(limit: number) {
    if (limit === 0) return [];
    const { kind } = outgoingMails;
    const due: Record<Lane, string[]> = {
      awaited: dueIds(inArray(kind, AWAITED_KINDS), limit),
      // The newest first: a reader waits for it, and in a flood nobody waits for most of the others.
      asked: dueIds(inArray(kind, STRANGERS_KINDS), Math.min(limit, strangersAllowance()), desc),
      invited: dueIds(eq(kind, "invitation"), limit),
      issue: dueCopies(limit),
    };
    const ids: string[] = [];
    while (ids.length < limit) {
      const own = TURNS[turn++ % TURNS.length] as Lane;
      const id = [own, ...lanes]
        .map((lane) => due[lane])
        .find(({ length }) => length)
        ?.shift();
      if (id === undefined) break;
      ids.push(id);
    }
    return ids;
  };
}
