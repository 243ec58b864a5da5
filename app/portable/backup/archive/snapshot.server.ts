import Database from "better-sqlite3";
import { readDatabase } from "~db/read-database";
import type { Counts } from "./archive";

/** How many database pages are copied between two turns of the event loop: 4 MB. */
const PAGES_A_STEP = 1_000;

/**
 * Copies the database by SQLite's own backup over a read-only connection: a running site goes on, and an older database
 * is not migrated.
 */
export async function snapshot(from: string, to: string) {
  const client = new Database(from, { readonly: true });
  try {
    // A read transaction keeps one state: without it, each write of the site would restart the copy.
    client.exec("begin");
    client.prepare("select 1 from sqlite_master").get();
    await client.backup(to, { progress: () => PAGES_A_STEP });
  } finally {
    client.close();
  }
  const copy = new Database(to);
  // Leaves one file, without a log beside it.
  copy.pragma("journal_mode = DELETE");
  copy.close();
}

/** How many records of each kind the database holds; an older program's may lack a table. */
export function countsOf(database: string): Counts {
  return readDatabase(database, (client) => {
    const has = client.prepare("select 1 from sqlite_master where type = 'table' and name = ?");
    const hasBin = client.prepare(
      "select 1 from pragma_table_info('pictures') where name = 'deleted_at'",
    );
    const there = hasBin.get() ? "where deleted_at is null" : "";
    const count = (table: string) =>
      has.get(table)
        ? Number(client.prepare(`select count(*) from ${table} ${there}`).pluck().get())
        : 0;
    return { posts: count("blog_posts"), photographs: count("pictures") };
  });
}
