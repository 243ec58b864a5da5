import { eq } from "drizzle-orm";
import { db } from "~db/client.server";
import { outgoingMails } from "~db/schema/mail";
import { newsletterIssues } from "~db/schema/newsletter";
import { newsletterSubscribers } from "~db/schema/subscribers";

type Reader = typeof newsletterSubscribers.$inferInsert;
type Issue = typeof newsletterIssues.$inferInsert;

/** Adds a subscriber of the weekly letter. */
export function addReader(name: string, more: Partial<Reader> = {}) {
  const reader = { email: `${name}@example.com`, unsubscribeToken: `token-of-${name}`, ...more };
  return db.insert(newsletterSubscribers).values(reader).returning().get();
}

export function addReaders(count: number) {
  const numbers = Array.from({ length: count }, (_, number) => number);
  const readers = numbers.map((number) => ({
    email: `reader-${number}@example.com`,
    unsubscribeToken: `token-${number}`,
  }));
  db.insert(newsletterSubscribers).values(readers).run();
}

/** Adds a weekly digest whose time has come. */
export function addIssue(more: Partial<Issue> = {}) {
  const issue = {
    kind: "weekly" as const,
    state: "scheduled" as const,
    subject: "A week in Ladakh",
    content: "<p>Over the pass.</p>",
    sendAt: new Date(Date.now() - 1000),
    ...more,
  };
  return db.insert(newsletterIssues).values(issue).returning().get().id;
}

export function readIssue(id: string) {
  return db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id)).get();
}

export function readReader(name: string) {
  const isAsked = eq(newsletterSubscribers.email, `${name}@example.com`);
  return db.select().from(newsletterSubscribers).where(isAsked).get();
}

/** Nobody subscribes, and nothing is on its way. */
export function clearMail() {
  for (const table of [outgoingMails, newsletterIssues, newsletterSubscribers]) {
    db.delete(table).run();
  }
}
