import type { Database } from "better-sqlite3";

/** The column names of a table, as a list for SQL. */
export function namesOf(client: Database, table: string) {
  const names = client.prepare("select name from pragma_table_info(?)").pluck().all(table);
  return names.map((name) => `"${name}"`).join(", ");
}

/** Inserts the backup's rows, except those that conflict with a key or another unique value of a present row. */
export function insertMissing(client: Database, table: string) {
  const names = namesOf(client, table);
  client.exec(
    `insert or ignore into main.${table} (${names}) select ${names} from coming.${table}`,
  );
}
