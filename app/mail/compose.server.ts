import { eq } from "drizzle-orm";
import { findIssue } from "~/models/issue.server";
import { readableText } from "~/models/readable-text.server";
import { subscriberLinks } from "~/models/subscriber-links";
import type { MailKind } from "~/models/vocabulary";
import { escapedText } from "~/utils/escape-html";
import { db } from "~db/client.server";
import { newsletterIssues } from "~db/schema";

const SUBSCRIPTION = "%%subscription%%";
const UNSUBSCRIBE = "%%unsubscribe%%";

type Composed = {
  kind: MailKind;
  issueId: string | null;
  recipient: string;
  subject: string;
  text: string;
  token: string | null;
};

function htmlOf(text: string) {
  const paragraphs = text.trim().split(/\n{2,}/);
  return paragraphs.map((one) => `<p>${escapedText(one).replaceAll("\n", "<br>")}</p>`).join("\n");
}

/** The mail of one recipient: an issue's with their own links, any other one from its text. */
export async function composeMail({ kind, issueId, subject, text, token }: Composed) {
  if (kind !== "issue" || issueId === null || token === null) {
    return { subject, text, html: htmlOf(text) };
  }
  const { mailHtml, mailText } = newsletterIssues;
  const whole = db
    .select({ html: mailHtml, text: mailText })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, issueId))
    .get();
  if (!whole) throw new Error("The issue of this mail is gone.");
  const { subscription, unsubscribe } = subscriberLinks(token);
  const own = (made: string) =>
    made.replaceAll(SUBSCRIPTION, subscription).replaceAll(UNSUBSCRIBE, unsubscribe);
  return { subject, text: own(whole.text), html: own(whole.html) };
}

/** Makes the mail of an issue once for all its recipients. */
export async function prepareIssueMail(issueId: string) {
  const issue = findIssue(issueId);
  if (!issue) return;
  const links = `Your subscription: ${SUBSCRIPTION}\nTo unsubscribe: ${UNSUBSCRIBE}`;
  const mailText = `${readableText(issue.content)}\n\n${links}\n`;
  const set = { mailText, mailHtml: htmlOf(mailText) };
  db.update(newsletterIssues).set(set).where(eq(newsletterIssues.id, issueId)).run();
}
