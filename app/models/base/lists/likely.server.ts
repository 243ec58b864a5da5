import { type SQL, sql } from "drizzle-orm";

/**
 * The condition, with a word to SQLite's planner that most rows meet it, as most of what there is is public. Without
 * it the planner takes the condition for one that few rows meet, and reads all of them by its index.
 */
export function likely(condition: SQL): SQL {
  return sql`likely(${condition})`;
}
