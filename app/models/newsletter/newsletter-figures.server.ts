import { and, eq, gt } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { newsletterIssues } from "~db/schema/newsletter";

/** How many weekly letters have gone out by mail: what has a number went out. */
export function countWeeklyDigests() {
  const { kind, number } = newsletterIssues;
  return countRows(newsletterIssues, and(eq(kind, "weekly"), gt(number, 0)));
}
