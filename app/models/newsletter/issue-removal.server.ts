import { and, eq, inArray, isNull } from "drizzle-orm";
import { db, transact } from "~db/client.server";
import { drafts } from "~db/schema/drafts";
import { newsletterIssues } from "~db/schema/newsletter";

/** Deletes an issue that has not begun to go out, with what was typed of it; says whether there was one. */
export function deleteIssue(issueId: string) {
  const { id, state, startedAt } = newsletterIssues;
  const isWaiting = and(inArray(state, ["draft", "scheduled"]), isNull(startedAt));
  return transact(() => {
    const gone = db
      .delete(newsletterIssues)
      .where(and(eq(id, issueId), isWaiting))
      .run();
    if (gone.changes === 0) return false;
    const isOfIssue = and(eq(drafts.kind, "issue"), eq(drafts.recordId, issueId));
    db.delete(drafts).where(isOfIssue).run();
    return true;
  });
}
