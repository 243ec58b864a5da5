import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { projectFile } from "~/utils/files/project-file.server";
import { StartError } from "~/utils/start-error";
import { readDatabase } from "./read-database";
import { updateTriggers } from "./triggers";

const migrationsFolder = projectFile("db/migrations");

/** When this program's newest migration was made; the migrations themselves are read only to be run. */
function newestMigration() {
  const journal = readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8");
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] };
  return entries.at(-1)?.when ?? 0;
}

/** Throws `StartError`, before anything is written, when `file` was made by a newer program. */
export function refuseNewerDatabase(file: string) {
  if (!existsSync(file) || !isNewerDatabase(file)) return;
  throw new StartError(
    `The database ${file} was written by a newer version of this program: upgrade the program, or restore an older backup. Nothing was changed.`,
  );
}

/** Whether a newer version of this program has written the database. */
export function isNewerDatabase(file: string) {
  return readDatabase(file, latestMigration) > newestMigration();
}

/** Whether the database is that of an older program; a new one is not. */
export function isOutdated(file: string) {
  if (!existsSync(file)) return false;
  const latest = readDatabase(file, latestMigration);
  return latest > 0 && latest < newestMigration();
}

function latestMigration(client: Database.Database) {
  const table = client
    .prepare("select 1 from sqlite_master where name = '__drizzle_migrations'")
    .get();
  if (!table) return 0;
  return client.prepare("select max(created_at) from __drizzle_migrations").pluck().get() as number;
}

/**
 * Whether the database has every table and column that the migrations up to its own latest one made. Any program may
 * have tables; only a site of ours has all of these.
 */
export function hasOurTables(file: string) {
  const client = new Database(file, { readonly: true });
  const blank = new Database(":memory:");
  try {
    const latest = latestMigration(client);
    const made = readMigrationFiles({ migrationsFolder });
    for (const { sql, folderMillis } of made) {
      if (folderMillis <= latest) blank.exec(sql.join("\n"));
    }
    const found = new Set(listColumns(client));
    const expected = listColumns(blank);
    return expected.length > 0 && expected.every((column) => found.has(column));
  } finally {
    client.close();
    blank.close();
  }
}

function listColumns(client: Database.Database) {
  return client
    .prepare(
      `select m.name || '.' || c.name from sqlite_master m join pragma_table_info(m.name) c
      where m.type = 'table'`,
    )
    .pluck()
    .all() as string[];
}

/** Brings the tables up to date in one transaction, and then the triggers. */
export function migrateDatabase(client: Database.Database, db: BetterSQLite3Database) {
  client.pragma("foreign_keys = OFF");
  if (latestMigration(client) < newestMigration()) migrate(db, { migrationsFolder });
  updateTriggers(client);
  client.pragma("foreign_keys = ON");
}
