import type { Database, Statement } from "better-sqlite3";

/** More than all pages of the site ask; SQL with lists of values comes in any number of forms. */
const MAX_KEPT = 400;

/** What Drizzle asks of a statement: rows as objects, or once it says `raw` as arrays. */
class KeptStatement {
  private objects: Statement | undefined;
  private arrays: Statement | undefined;

  constructor(private readonly prepare: () => Statement) {}

  private get plain() {
    this.objects ??= this.prepare();
    return this.objects;
  }

  raw() {
    this.arrays ??= this.prepare().raw();
    return this.arrays;
  }

  run(...values: unknown[]) {
    return this.plain.run(...values);
  }

  all(...values: unknown[]) {
    return this.plain.all(...values);
  }

  get(...values: unknown[]) {
    return this.plain.get(...values);
  }
}

/**
 * The connection as Drizzle uses it, which prepares its SQL anew for each query: here the statements used last are kept.
 * SQLite itself prepares them again when the schema has changed.
 */
export function keepStatements(client: Database): Database {
  const kept = new Map<string, KeptStatement>();
  function prepare(sql: string) {
    const statement = kept.get(sql) ?? new KeptStatement(() => client.prepare(sql));
    kept.delete(sql);
    kept.set(sql, statement);
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value as string);
    return statement;
  }
  const used = { prepare, transaction: client.transaction.bind(client) };
  return used as unknown as Database;
}
