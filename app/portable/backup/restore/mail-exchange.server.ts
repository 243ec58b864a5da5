import type { Database } from "better-sqlite3";
import { insertMissing } from "./row-exchange.server";

/** Exchanges the subscribers. On the same site they stay as they are, so that nobody who left is subscribed again. */
export function exchangeReaders(client: Database, isSameSite: boolean) {
  if (isSameSite) return;
  insertMissing(client, "newsletter_subscribers");
  client.exec("delete from main.newsletter_settings");
  insertMissing(client, "newsletter_settings");
}

/**
 * Exchanges what is sent by mail. Issues that were started stay; drafts and scheduled ones come from the backup. Single
 * mails are not restored (`outgoing_mails` stays), and letters published until now are not announced.
 */
export function exchangeMail(client: Database) {
  client.exec("delete from main.newsletter_issues where state in ('draft', 'scheduled')");
  insertMissing(client, "newsletter_issues");
  insertMissing(client, "newsletter_issue_mails");
  client
    .prepare(
      "update main.newsletter_settings set announce_since = ? where announce_since is not null",
    )
    .run(Date.now());
}

/**
 * Stops mail that would be sent by itself, in the backup's own database. An issue that was being sent is paused, and an
 * overdue one becomes a draft; a letter's overdue issue is deleted, because it was sent or stopped since.
 */
export function quietMail(client: Database) {
  const isOver = "state = 'scheduled' and send_at <= unixepoch('subsec') * 1000";
  client.exec(`
    delete from outgoing_mails;
    delete from newsletter_issues where kind = 'post' and ${isOver};
    update newsletter_issues set state = 'draft', send_at = null where ${isOver};
    update newsletter_issues set state = 'paused' where state = 'sending'`);
}
