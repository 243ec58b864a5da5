import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { domainOf } from "~/utils/mail-address";
import { monotonicNow } from "~/utils/monotonic-clock";
import { siteDay } from "~/utils/words/dates";
import type { Cadence, IssueKind } from "~/vocabulary";
import { db } from "~db/client.server";
import { outgoingMails } from "~db/schema/mail";
import { newsletterSubscribers as reader } from "~db/schema/subscribers";

/** Who gets what: each reader has one cadence and gets one kind of issue. */
const CADENCES: Record<IssueKind, Cadence> = { post: "each", weekly: "weekly", monthly: "monthly" };

/** Who gets an issue of this kind that is begun today. */
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

/** SQLite takes its randomness from the system's and mixes it with ChaCha20: nobody guesses it. */
function random(bytes: number) {
  return sql.raw(`lower(hex(randomblob(${bytes})))`);
}

/** Adds a copy for each recipient; whoever has one already gets no other. */
export function addCopies({ id, kind, subject }: Begun, from: string) {
  const now = Math.floor(monotonicNow());
  const ending = `@${domainOf(from)}>`;
  // By hand, for Drizzle's own would have to name all columns, with values for those that stay empty.
  db.run(sql`insert into ${outgoingMails} (id, kind, issue_id, subscriber_id, message_id,
    bounce_key, recipient, subject, text, due_at, created_at)
    select ${random(16)}, 'issue', ${id}, ${reader.id}, '<' || ${random(16)} || ${ending},
    ${random(10)}, ${reader.email}, ${subject}, '', ${now}, ${now}
    from ${reader} where ${recipientsOf(kind)}
    on conflict (issue_id, subscriber_id) do nothing`);
}
