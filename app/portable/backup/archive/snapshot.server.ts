import Database from "better-sqlite3";
import { readDatabase } from "~db/read-database";
import type { Counts } from "./archive";

/** What is copied before the processor is anybody else's again: 4 MB. */
const PAGES_A_STEP = 1_000;

/**
 * Copies the database by SQLite's own backup, through a connection that only reads: a running site goes on, and an older
 * one is not migrated.
 */
export async function snapshot(from: string, to: string) {
  const client = new Database(from, { readonly: true });
  try {
    // One state of it, however often the site writes meanwhile: without this, each write would begin the copy anew.
    client.exec("begin");
    client.prepare("select 1 from sqlite_master").get();
    await client.backup(to, { progress: () => PAGES_A_STEP });
  } finally {
    client.close();
  }
  const copy = new Database(to);
  // One file that stands alone, without a log beside it.
  copy.pragma("journal_mode = DELETE");
  copy.close();
}

/** How much of a journey the database holds; one of an older program may lack a table. */
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
