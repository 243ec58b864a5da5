import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { dayInKolkata } from "~/utils/dates";
import { domainOf } from "~/utils/mail-address";
import { monotonicNow } from "~/utils/monotonic-clock";
import { db } from "~db/client.server";
import { outgoingMails, newsletterSubscribers as reader } from "~db/schema";
import type { Cadence, IssueKind } from "./vocabulary";

/** Who gets what: each reader has one cadence and gets one kind of issue. */
const CADENCES: Record<IssueKind, Cadence> = { post: "each", weekly: "weekly", monthly: "monthly" };

/** Who gets an issue of this kind that is begun today. */
export function recipientsOf(kind: IssueKind) {
  const today = dayInKolkata(new Date());
  return and(
    eq(reader.isActive, true),
    eq(reader.cadence, CADENCES[kind]),
    or(isNull(reader.pausedUntil), lte(reader.pausedUntil, today)),
  );
}

type Begun = { id: string; kind: IssueKind; subject: string };

/** SQLite takes its randomness from the system's and mixes it with ChaCha20: nobody guesses it. */
function random(bytes: number) {
  return sql<string>`lower(hex(randomblob(${sql.raw(String(bytes))})))`;
}

/** Adds a copy for each recipient; whoever has one already gets no other. */
export function addCopies({ id, kind, subject }: Begun, from: string) {
  const now = Math.floor(monotonicNow());
  const copies = db
    .select({
      id: random(16).as("id"),
      kind: sql`'issue'`.as("kind"),
      issueId: sql`${id}`.as("issue_id"),
      subscriberId: reader.id,
      messageId: sql`'<' || ${random(16)} || ${`@${domainOf(from)}>`}`.as("message_id"),
      bounceKey: random(10).as("bounce_key"),
      recipient: reader.email,
      subject: sql`${subject}`.as("subject"),
      text: sql`''`.as("text"),
      dueAt: sql`${now}`.as("due_at"),
      createdAt: sql`${now}`.as("created_at"),
    })
    .from(reader)
    .where(recipientsOf(kind));
  db.insert(outgoingMails).select(copies).onConflictDoNothing().run();
}
