import { type SQL, sql } from "drizzle-orm";

/**
 * Tells SQLite's planner that most rows meet the condition, as most records are public. Without the hint the planner
 * expects few such rows, and reads all of them through the condition's index.
 */
export function likely(condition: SQL): SQL {
  return sql`likely(${condition})`;
}
