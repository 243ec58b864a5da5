import { subscriberLinks } from "~/models/mail/subscribers/subscriber-links";
import { findIssue } from "~/models/newsletter/issue.server";
import {
  issuePath,
  issueText,
  keptIssueMail,
  storeIssueMail,
} from "~/models/newsletter/issue-text.server";
import { dropUnpublishedPost } from "~/models/newsletter/post-issue.server";
import { OUTSIDE_ORIGIN } from "~/utils/http/site-origin.server";
import type { MailKind } from "~/vocabulary";

/** A mail in the queue. */
type QueuedMail = {
  kind: MailKind;
  issueId: string | null;
  subject: string;
  text: string;
  /** The secret token of the recipient's links; `null` for someone who is not a subscriber. */
  token: string | null;
};

export type ComposedMail = { subject: string; text: string; html: string };

/** The placeholders in an issue's mail for each recipient's links and for the issue's page. */
function marksOf(issueId: string) {
  const mark = (part: string) => `https://${part}.invalid/${issueId}`;
  return {
    page: mark("page"),
    links: { subscription: mark("subscription"), unsubscribe: mark("unsubscribe") },
  };
}

/** Links for someone who is not a subscriber: both lead to the page for subscribing. */
function linksOfNobody(origin = OUTSIDE_ORIGIN) {
  return { subscription: `${origin}/newsletter`, unsubscribe: `${origin}/newsletter` };
}

/** The complete mail for its recipient: text, and HTML with the same content. */
export async function composeMail(mail: QueuedMail): Promise<ComposedMail> {
  const { kind, issueId, subject, text, token } = mail;
  if (kind === "issue") return { subject, ...copyOf(issueId ?? "", token) };
  const tested = kind === "test" && issueId ? await previewIssueMail(issueId) : null;
  if (tested) return tested;
  // Loaded with the first mail, because a site without mail never needs it.
  const { renderNoteMail } = await import("./note-mail.server");
  const links = token === null ? null : subscriberLinks(token);
  const html = await renderNoteMail({ kind, subject, text, links });
  return { subject, text, html };
}

function copyOf(issueId: string, token: string | null) {
  const kept = keptIssueMail(issueId);
  if (!kept) throw new Error(`Issue ${issueId} has no mail.`);
  const { page, links } = marksOf(issueId);
  const own = token === null ? linksOfNobody() : subscriberLinks(token);
  const path = issuePath(kept.number);
  const withOwn = (mail: string) =>
    mail
      .replaceAll(links.subscription, () => own.subscription)
      .replaceAll(links.unsubscribe, () => own.unsubscribe)
      .replaceAll(page, () => OUTSIDE_ORIGIN + (path ?? "/newsletter/issues"));
  return { text: withOwn(kept.text), html: withOwn(kept.html) };
}

/**
 * Makes the mail of an issue, once for all copies. The issue of a letter that was hidden meanwhile is deleted; there
 * will be a new one when the letter is public again.
 */
export async function prepareIssueMail(issueId: string): Promise<void> {
  const issue = findIssue(issueId);
  if (!issue) return;
  const letter = issueText(issue);
  if (!letter) return dropUnpublishedPost(issueId);
  const { renderIssueMail } = await import("./issue-mail.server");
  const marks = marksOf(issueId);
  const page = letter.kind === "post" ? OUTSIDE_ORIGIN + letter.path : marks.page;
  const asked = { origin: OUTSIDE_ORIGIN, page, links: marks.links };
  storeIssueMail(issueId, await renderIssueMail(letter, asked));
}

/** An issue's mail as it would be sent now, for the owner; `null` if there is nothing to send. */
export async function previewIssueMail(issueId: string, origin = OUTSIDE_ORIGIN) {
  const issue = findIssue(issueId);
  const letter = issue && issueText(issue);
  if (!letter) return null;
  const { renderIssueMail } = await import("./issue-mail.server");
  const page = origin + (letter.path ?? "/newsletter/issues");
  const mail = await renderIssueMail(letter, { origin, page, links: linksOfNobody(origin) });
  return { subject: letter.title, ...mail };
}
