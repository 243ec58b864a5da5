import { db } from "~db/client.server";

type Prepared = { source: string };
type Run = (this: Prepared, ...values: unknown[]) => unknown;
export type Statement = { sql: string; values: unknown[]; rows: number };

const prototype: { get: Run; all: Run } = Object.getPrototypeOf(db.$client.prepare("select 1"));

/** The statements that read while `work` runs, each with how many rows it brings out of the database. */
export async function statementsOf<Result>(work: () => Result | Promise<Result>) {
  const own = { get: prototype.get, all: prototype.all };
  const statements: Statement[] = [];
  for (const name of ["get", "all"] as const) {
    prototype[name] = function (...values) {
      const found = own[name].apply(this, values);
      const rows = Array.isArray(found) ? found.length : Number(found !== undefined);
      statements.push({ sql: this.source, values, rows });
      return found;
    };
  }
  try {
    const result = await work();
    return { result, statements, largest: Math.max(0, ...statements.map(({ rows }) => rows)) };
  } finally {
    Object.assign(prototype, own);
  }
}

/** The steps of SQLite's plan for a statement. */
export function planOf({ sql, values }: Pick<Statement, "sql" | "values">) {
  const steps = db.$client.prepare(`explain query plan ${sql}`).all(...values);
  return (steps as { detail: string }[]).map(({ detail }) => detail);
}
