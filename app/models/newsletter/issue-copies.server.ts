import { sql } from "drizzle-orm";
import { domainOf } from "~/utils/mail-address";
import { monotonicNow } from "~/utils/monotonic-clock";
import type { IssueKind } from "~/vocabulary";
import { db } from "~db/client.server";
import { outgoingMails } from "~db/schema/mail";
import { newsletterSubscribers as reader } from "~db/schema/subscribers";
import { recipientsOf } from "./issue-recipients.server";

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
