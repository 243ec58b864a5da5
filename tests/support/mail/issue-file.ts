import { join } from "node:path";
import Database from "better-sqlite3";

/** Puts a digest whose time has come, with so many readers, into the data folder of a site that does not run. */
export function addIssueTo(dataDir: string, readers: number) {
  const client = new Database(join(dataDir, "site.db"));
  const now = Date.now();
  const addReader = client.prepare(
    "insert into newsletter_subscribers (id, email, unsubscribe_token, subscribed_at) values (?, ?, ?, ?)",
  );
  const content = "<p>Over the pass, and down to the river.</p>".repeat(100);
  client.transaction(() => {
    for (let number = 0; number < readers; number += 1) {
      addReader.run(`reader-${number}`, `reader-${number}@example.com`, `token-${number}`, now);
    }
    client
      .prepare(
        `insert into newsletter_issues (id, kind, state, subject, content, send_at, created_at, updated_at)
        values ('issue', 'weekly', 'scheduled', 'A week on the road', ?, ?, ?, ?)`,
      )
      .run(content, now, now, now);
  })();
  client.close();
}

/** How far that issue is. */
export function issueIn(dataDir: string) {
  const client = new Database(join(dataDir, "site.db"), { readonly: true });
  const issue = client
    .prepare("select state, sent_count as sent, refused_count as refused from newsletter_issues")
    .get() as { state: string; sent: number; refused: number };
  client.close();
  return issue;
}
