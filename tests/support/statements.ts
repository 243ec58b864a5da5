import { db } from "~db/client.server";

type Statement = { source: string; all: (...values: unknown[]) => unknown[] };

const prototype: Statement = Object.getPrototypeOf(db.$client.prepare("select 1"));

/** How many rows each statement brings out of the database while `work` runs. */
export async function rowsRead<Result>(work: () => Result | Promise<Result>) {
  const { all } = prototype;
  const statements: { sql: string; rows: number }[] = [];
  prototype.all = function countedAll(this: Statement, ...values) {
    const found = all.apply(this, values);
    statements.push({ sql: this.source, rows: found.length });
    return found;
  };
  try {
    const result = await work();
    const largest = Math.max(0, ...statements.map(({ rows }) => rows));
    return { result, statements, largest };
  } finally {
    prototype.all = all;
  }
}
