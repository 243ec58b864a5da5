import type { Database } from "better-sqlite3";
import { insertMissing } from "./row-exchange.server";

/** Who gets mail: on the same site everyone's own choice since the backup counts, so nobody is brought back who left. */
export function exchangeReaders(client: Database, isSameSite: boolean) {
  if (isSameSite) return;
  insertMissing(client, "newsletter_subscribers");
  client.exec("delete from main.newsletter_settings");
  insertMissing(client, "newsletter_settings");
}

/**
 * What goes out by mail: what has begun to stays as it is now, drafts and what waits for its hour come from the backup. Of
 * the mails themselves none comes (`outgoing_mails` stays), and no letter that is out by now is told to anyone.
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
 * Sets aside, in the backup's own database, what would leave by itself: an issue that was under way is paused, one whose
 * hour is over is a draft again, and a letter's is forgotten, for it has gone out or was stopped since.
 */
export function quietMail(client: Database) {
  const isOver = "state = 'scheduled' and send_at <= unixepoch('subsec') * 1000";
  client.exec(`
    delete from outgoing_mails;
    delete from newsletter_issues where kind = 'post' and ${isOver};
    update newsletter_issues set state = 'draft', send_at = null where ${isOver};
    update newsletter_issues set state = 'paused' where state = 'sending'`);
}
