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

/** The owner's mail settings, or the defaults until she saves some. */
export function getNewsletterSettings() {
  return db.select(columns).from(table).where(eq(table.id, 1)).get() ?? NEVER_SET;
}

export type NewsletterSettings = ReturnType<typeof getNewsletterSettings>;

/** Changes the owner's mail settings. */
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

/** The address for notices to the owner; `null` where mail is not set up. */
export function noticeAddress() {
  if (env.mail === null) return null;
  return getNewsletterSettings().noticeAddress ?? addressOf(env.mail.from);
}

/**
 * The time from which published letters go out by mail: since the site could first send any. It is stored the first
 * time, so that nobody gets letters that were published earlier.
 */
export function announceSince() {
  const { announceSince: kept } = getNewsletterSettings();
  if (kept !== null) return kept;
  const since = new Date();
  const set = { announceSince: since };
  db.insert(table).values(set).onConflictDoUpdate({ target: table.id, set }).run();
  return since;
}

/** Notes the time up to which due digests have been handled. */
export function recordDigestSeen(seen: { weeklySeenTo: Date } | { monthlySeenTo: Date }) {
  db.insert(table).values(seen).onConflictDoUpdate({ target: table.id, set: seen }).run();
}
