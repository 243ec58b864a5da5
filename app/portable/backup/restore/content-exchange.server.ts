import type { Database } from "better-sqlite3";
import { settingGroups } from "~/models/texts/settings";
import { updateSearchIndex } from "~db/search-index";
import { writeBackup } from "../archive/write-backup.server";
import { exchangeMail, exchangeReaders } from "./mail-exchange.server";
import { insertMissing, namesOf } from "./row-exchange.server";

/**
 * Tables that a restore leaves alone: sign-in, preview links, rate limits, saved forms, and mails that were sent or
 * wait.
 */
export const KEPT_TABLES = [
  "users",
  "sessions",
  "devices",
  "passkeys",
  "passkey_challenges",
  "recovery_codes",
  "previews",
  "attempts",
  "idempotency_keys",
  "outgoing_mails",
  "backup_schedule",
];

/** Tables that keep some of their rows and get others from the backup. */
const MIXED_TABLES = [
  "site_settings",
  "newsletter_subscribers",
  "newsletter_settings",
  "newsletter_issues",
  "newsletter_issue_mails",
];

/** Tables that the database fills by itself. */
const MADE_TABLES = ["content_version", "picture_uses"];

/** Settings about the backups themselves, not about what the site shows. */
const KEPT_SETTINGS = Object.keys(settingGroups.backups.shape);

/**
 * Replaces the content of `client`'s database by that of the file `coming`, in one transaction: readers see the former
 * site until the end, and killing the process keeps it. The file has the same tables, and `client` the functions of the
 * search. Before that the former site is backed up, under the write lock, so that nothing can change meanwhile.
 */
export async function exchangeContent(client: Database, coming: string, dataDir: string) {
  client.prepare("attach ? as coming").run(coming);
  // Rows of kept tables refer to rows that are deleted and inserted again.
  client.pragma("foreign_keys = OFF");
  try {
    client.exec("begin immediate");
    await writeBackup(dataDir, "restore");
    exchange(client);
    client.exec("commit");
  } finally {
    if (client.inTransaction) client.exec("rollback");
    client.pragma("foreign_keys = ON");
    client.exec("detach coming");
  }
}

function exchange(client: Database) {
  // Clears `search_state` before a bulk write; the search index is then built once, afterwards.
  client.exec("delete from search_state");
  for (const table of replacedTables(client)) replace(client, table);
  exchangeSettings(client);
  exchangeReaders(client, hasSameOwner(client));
  exchangeMail(client);
  dropWhatPointsNowhere(client);
  client.exec("update content_version set number = number + 1");
  updateSearchIndex(client);
}

/** Whether the backup is of this very site, which knows later unsubscriptions; a new machine's site does not. */
function hasSameOwner(client: Database) {
  return (
    client.prepare("select 1 from main.users join coming.users using (id)").get() !== undefined
  );
}

/** The tables whose rows are all replaced by the backup's. */
export function replacedTables(client: Database) {
  const tables = client
    .prepare(
      `select name from main.sqlite_master where type = 'table' and name not like 'sqlite%'
      and name not like 'search%' and name <> '__drizzle_migrations'`,
    )
    .pluck()
    .all() as string[];
  const others = new Set([...KEPT_TABLES, ...MIXED_TABLES, ...MADE_TABLES]);
  return tables.filter((table) => !others.has(table));
}

function replace(client: Database, table: string) {
  const names = namesOf(client, table);
  client.exec(`delete from main.${table};
    insert into main.${table} (${names}) select ${names} from coming.${table}`);
}

/**
 * Takes over the backup's settings, except for the kept ones. Where the owner never chose one of these, it is patched as
 * `null`, which removes the backup's value, so that the default applies.
 */
function exchangeSettings(client: Database) {
  const values = KEPT_SETTINGS.map((name) => `'${name}', chosen -> '$.${name}'`).join(", ");
  const choice = client
    .prepare(`select json_object(${values}) from main.site_settings where json_valid(chosen)`)
    .pluck();
  const kept =
    choice.get() ?? JSON.stringify(Object.fromEntries(KEPT_SETTINGS.map((name) => [name, null])));
  insertMissing(client, "site_settings");
  client
    .prepare(
      `update main.site_settings set version = version + 1,
      chosen = json_patch(coalesce((select chosen from coming.site_settings where json_valid(chosen)), '{}'), ?)`,
    )
    .run(kept);
}

type Violation = { table: string; rowid: number; fkid: number };

/** Applies each foreign key's `on delete` rule to rows that refer to a missing row, until there are none. */
function dropWhatPointsNowhere(client: Database) {
  const violations = () => client.pragma("main.foreign_key_check") as Violation[];
  for (let found = violations(); found.length > 0; found = violations()) {
    for (const { table, rowid, fkid } of found) {
      const key = client
        .prepare(
          'select "from", on_delete as onDelete from pragma_foreign_key_list(?) where id = ?',
        )
        .get(table, fkid) as { from: string; onDelete: string };
      const sql =
        key.onDelete === "SET NULL"
          ? `update ${table} set ${key.from} = null where rowid = ?`
          : `delete from ${table} where rowid = ?`;
      client.prepare(sql).run(rowid);
    }
  }
}
