import type { Database } from "better-sqlite3";

type Column = { name: string; type: string; standing: string | null };

/** The kinds of values that SQLite may hold in a column of each type; it would take any in any. */
const KINDS: Record<string, string> = {
  integer: "'integer', 'real', 'null'",
  real: "'integer', 'real', 'null'",
  text: "'text', 'null'",
  blob: "'blob', 'null'",
};

/**
 * The first column that holds what this program cannot read: a word where a number stands, or what is no list where a list
 * is. `null` where there is none. No program of ours writes such values, and each makes some page fail.
 */
export function findOddColumn(client: Database): string | null {
  const tables = client
    .prepare("select name from sqlite_master where type = 'table' and sql like 'create table%'")
    .pluck()
    .all() as string[];
  for (const table of tables) {
    const columns = client
      .prepare("select name, lower(type) as type, dflt_value as standing from pragma_table_info(?)")
      .all(table) as Column[];
    const odd = columns.find((column) => holdsOdd(client, table, column));
    if (odd) return `${table}.${odd.name}`;
  }
  return null;
}

function quoted(name: string) {
  return `"${name.replaceAll('"', '""')}"`;
}

function holdsOdd(client: Database, table: string, { name, type, standing }: Column) {
  const kinds = KINDS[type];
  if (!kinds) return false;
  const isList = standing === "'[]'";
  const column = quoted(name);
  const odd = isList
    ? `case when json_valid(${column}) then json_type(${column}) <> 'array'
      or exists (select 1 from json_each(${column}) where type not in ('text', 'integer', 'real'))
      else 1 end`
    : `typeof(${column}) not in (${kinds})`;
  return client.prepare(`select 1 from ${quoted(table)} where ${odd} limit 1`).get() !== undefined;
}
