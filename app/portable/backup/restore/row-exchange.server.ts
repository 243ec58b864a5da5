import type { Database } from "better-sqlite3";

/** The names of a table's columns, as a statement lists them. */
export function namesOf(client: Database, table: string) {
  const names = client.prepare("select name from pragma_table_info(?)").pluck().all(table);
  return names.map((name) => `"${name}"`).join(", ");
}

/** Takes over from the backup what has neither the key nor anything else that is unique of a row that is there. */
export function insertMissing(client: Database, table: string) {
  const names = namesOf(client, table);
  client.exec(
    `insert or ignore into main.${table} (${names}) select ${names} from coming.${table}`,
  );
}
