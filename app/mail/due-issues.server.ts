import { finishIssues, listDueIssues, startIssue } from "~/models/newsletter/issue-delivery.server";
import { logError } from "~/utils/log-failure.server";
import { prepareIssueMail } from "./compose.server";

/** Starts sending each issue that is due; a failure with one does not stop the others. */
export async function startDueIssues() {
  for (const issue of listDueIssues()) {
    try {
      await prepareIssueMail(issue.id);
      startIssue(issue);
    } catch (error) {
      logError("mail", error);
    }
  }
  finishIssues();
}
