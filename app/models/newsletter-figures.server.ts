import { and, eq, gt } from "drizzle-orm";
import { newsletterIssues } from "~db/schema";
import { countRows } from "./count-rows.server";

/** How many weekly letters have gone out by mail: what has a number went out. */
export function countWeeklyDigests() {
  const { kind, number } = newsletterIssues;
  return countRows(newsletterIssues, and(eq(kind, "weekly"), gt(number, 0)));
}
