import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { domainOf } from "~/utils/mail-address";
import { monotonicNow } from "~/utils/monotonic-clock";
import { siteDay } from "~/utils/words/dates";
import type { Cadence, IssueKind } from "~/vocabulary";
import { db } from "~db/client.server";
import { outgoingMails } from "~db/schema/mail";
import { newsletterSubscribers as reader } from "~db/schema/subscribers";

/** Each reader has one cadence and so gets one kind of issue. */
const CADENCES: Record<IssueKind, Cadence> = { post: "each", weekly: "weekly", monthly: "monthly" };

/** The readers who would get an issue of this kind today. */
function recipientsOf(kind: IssueKind) {
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

type Begun = { id: string; kind: IssueKind; subject: string };

/** SQLite's random bytes are seeded by the system and mixed with ChaCha20, so they cannot be guessed. */
function random(bytes: number) {
  return sql.raw(`lower(hex(randomblob(${bytes})))`);
}

/** Adds a copy for each recipient who has none yet. */
export function addCopies({ id, kind, subject }: Begun, from: string) {
  const now = Math.floor(monotonicNow());
  const ending = `@${domainOf(from)}>`;
  // Written by hand, because Drizzle's statement would name all columns and fill the empty ones.
  db.run(sql`insert into ${outgoingMails} (id, kind, issue_id, subscriber_id, message_id,
    bounce_key, recipient, subject, text, due_at, created_at)
    select ${random(16)}, 'issue', ${id}, ${reader.id}, '<' || ${random(16)} || ${ending},
    ${random(10)}, ${reader.email}, ${subject}, '', ${now}, ${now}
    from ${reader} where ${recipientsOf(kind)}
    on conflict (issue_id, subscriber_id) do nothing`);
}
