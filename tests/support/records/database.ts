import { sql } from "drizzle-orm";
import { db } from "~db/client.server";

/** Everything that the database holds, as text, to see that nothing changed; without the named tables and the inner ones of indexes. */
export function dumpDatabase(except: string[] = []) {
  const tables = db
    .all<{ name: string }>(
      sql`select name from pragma_table_list where schema = 'main' and type = 'table' order by name`,
    )
    .filter(({ name }) => !except.includes(name));
  return tables
    .map(
      ({ name }) => `${name} ${JSON.stringify(db.all(sql`select * from ${sql.identifier(name)}`))}`,
    )
    .join("\n");
}

/** Has SQLite believe that it is this time, also in statements that are prepared already; `null` gives it back its clock. */
export function setDatabaseClock(time: Date | null) {
  db.$client.function("unixepoch", { varargs: true }, () => (time?.getTime() ?? Date.now()) / 1000);
}
