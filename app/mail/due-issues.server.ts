import { finishIssues, listDueIssues, startIssue } from "~/models/newsletter/issue-delivery.server";
import { logError } from "~/utils/log-failure.server";
import { prepareIssueMail } from "./compose.server";

/** Begins to send each issue whose time has come; one that cannot be made into a mail does not hold up the others. */
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
