import type { Database } from "better-sqlite3";
import { settingGroups } from "~/models/texts/settings";
import { updateSearchIndex } from "~db/search-index";
import { exchangeMail, exchangeReaders } from "./mail-exchange.server";
import { insertMissing, namesOf } from "./row-exchange.server";

/**
 * What a restore leaves as it is now: who signs in and by what, who may look at what is not published, what was asked
 * too often, which forms were saved, and which mails have left or wait.
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

/** Of these some of what is there stays, and some comes. */
const MIXED_TABLES = [
  "site_settings",
  "newsletter_subscribers",
  "newsletter_settings",
  "newsletter_issues",
  "newsletter_issue_mails",
];

/** What the database makes of the others by itself, or counts for itself. */
const MADE_TABLES = ["content_version", "picture_uses"];

/** Settings that say how the site is kept, and nothing of what it shows. */
const KEPT_SETTINGS = Object.keys(settingGroups.backups.shape);

/**
 * Puts the content of the database in the file `coming` in the place of the one that `client` has open, in one
 * transaction: whoever reads meanwhile reads the former site, and a process that is killed leaves it. The file has the
 * same tables, and `client` the functions of the search. What is called in `first` sees nobody write.
 */
export async function exchangeContent(client: Database, coming: string, first: () => unknown) {
  client.prepare("attach ? as coming").run(coming);
  // Rows of tables that stay point to rows that go and come again.
  client.pragma("foreign_keys = OFF");
  try {
    client.exec("begin immediate");
    await first();
    exchange(client);
    client.exec("commit");
  } finally {
    if (client.inTransaction) client.exec("rollback");
    client.pragma("foreign_keys = ON");
    client.exec("detach coming");
  }
}

function exchange(client: Database) {
  // Whoever writes very much deletes it first: the whole index is made in the end.
  client.exec("delete from search_state");
  for (const table of replacedTables(client)) replace(client, table);
  exchangeSettings(client);
  exchangeReaders(client, hasSameOwner(client));
  exchangeMail(client);
  dropWhatPointsNowhere(client);
  client.exec("update content_version set number = number + 1");
  updateSearchIndex(client);
}

/** Whether the backup is one of this very site, which knows who has left it since; a new machine's knows nothing. */
function hasSameOwner(client: Database) {
  return (
    client.prepare("select 1 from main.users join coming.users using (id)").get() !== undefined
  );
}

/** The tables whose rows all go, and come from the backup. */
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

/** The settings of the backup, but for those that stay; what was not chosen is `null`, which takes a choice away. */
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

/** Does with what points to a row that is not there what the table says of one that is deleted, until nothing does. */
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
