import { getNewsletterSettings, noticeAddress } from "~/models/mail/newsletter-settings.server";
import { getMailStatus } from "~/models/mail/outgoing-mail.server";
import { nextWeeklyDue } from "./digest-span";
import { listIssuesUnderWay, listWaitingDigests, pageOfPastIssues } from "./issue-lists.server";
import { issueProgress } from "./issue-progress.server";
import { listAnnouncedPosts } from "./post-issue.server";

/** The data of the owner's newsletter page: what is next, what is being sent, and one page of what was sent. */
export function newsletterAdmin(page: number) {
  const past = pageOfPastIssues(page);
  if (!past) return null;
  const { noticeAddress: address, messageMonths, version } = getNewsletterSettings();
  return {
    past: { ...past, items: past.items.map(listed) },
    waiting: listWaitingDigests().map(listed),
    nextDigestAt: nextWeeklyDue(new Date()),
    underWay: listIssuesUnderWay().map((issue) => ({
      ...listed(issue),
      progress: issueProgress(issue.id),
    })),
    announced: listAnnouncedPosts(),
    settings: { noticeAddress: address, messageMonths, version },
    testAddress: noticeAddress(),
    mail: getMailStatus(),
  };
}

export type NewsletterAdmin = NonNullable<ReturnType<typeof newsletterAdmin>>;
export type AdminIssue = ReturnType<typeof listed>;

/** An issue as a row shows it. */
function listed(issue: ReturnType<typeof listWaitingDigests>[number]) {
  const { content: _content, ...shown } = issue;
  return shown;
}
