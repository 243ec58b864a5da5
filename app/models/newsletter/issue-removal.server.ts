import { and, eq, inArray, isNull } from "drizzle-orm";
import { deleteDraft } from "~/models/drafts/draft.server";
import { db, transact } from "~db/client.server";
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
    if (gone.changes > 0) deleteDraft({ kind: "issue", recordId: issueId });
    return gone.changes > 0;
  });
}
