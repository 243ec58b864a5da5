import { eq } from "drizzle-orm";
import { type Saved, saved } from "~/models/base/records/result";
import { conflictOf } from "~/models/base/records/saving.server";
import { env } from "~/utils/env.server";
import { addressOf } from "~/utils/mail-address";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { newsletterSettings as table } from "~db/schema/newsletter";
import type { NewsletterSettingsChange } from "./newsletter-settings";

const columns = pick(
  table,
  "noticeAddress",
  "messageMonths",
  "announceSince",
  "weeklySeenTo",
  "monthlySeenTo",
  "version",
);

const NEVER_SET = {
  noticeAddress: null,
  messageMonths: 24,
  announceSince: null,
  weeklySeenTo: null,
  monthlySeenTo: null,
  version: 1,
};

/** What the owner chose for mail, or what holds until she does. */
export function getNewsletterSettings() {
  return db.select(columns).from(table).where(eq(table.id, 1)).get() ?? NEVER_SET;
}

export type NewsletterSettings = ReturnType<typeof getNewsletterSettings>;

/** Changes what the owner chose for mail. */
export function updateNewsletterSettings({ version, ...values }: NewsletterSettingsChange) {
  return transact((): Saved<NewsletterSettings> => {
    const before = getNewsletterSettings();
    const conflict = conflictOf(before, version, values);
    if (conflict) return conflict;
    const set = { ...values, version: before.version + 1 };
    db.insert(table).values(set).onConflictDoUpdate({ target: table.id, set }).run();
    return saved(getNewsletterSettings());
  });
}

/** Where notices to the owner go; `null` where mail is not set up. */
export function noticeAddress() {
  if (env.mail === null) return null;
  return getNewsletterSettings().noticeAddress ?? addressOf(env.mail.from);
}

/**
 * Since when letters that are published go out by mail: since the site could send any. It is kept from the first
 * time on, so that nobody gets what was published before.
 */
export function announceSince() {
  const { announceSince: kept } = getNewsletterSettings();
  if (kept !== null) return kept;
  const since = new Date();
  const set = { announceSince: since };
  db.insert(table).values(set).onConflictDoUpdate({ target: table.id, set }).run();
  return since;
}

/** Notes up to when digests that fell due have been seen to. */
export function recordDigestSeen(seen: { weeklySeenTo: Date } | { monthlySeenTo: Date }) {
  db.insert(table).values(seen).onConflictDoUpdate({ target: table.id, set: seen }).run();
}
