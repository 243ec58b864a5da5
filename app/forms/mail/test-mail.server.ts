import { sendTestMail } from "~/mail/test-mail.server";
import { noticeAddress } from "~/models/mail/newsletter-settings.server";
import { redirectWithToast } from "../flash.server";

/** The error if the owner wants to send while there is no mail server. */
export const NO_MAIL =
  "Mail is not set up: start the site with SMTP_URL and MAIL_FROM, as docs/mail.md says.";

/** Sends the owner a test mail, or this issue as one, and returns the mail server's response. */
export async function testMailSent(to: string, issueId: string | null = null) {
  const address = noticeAddress();
  const outcome = address === null ? null : await sendTestMail(address, issueId);
  if (!outcome)
    return redirectWithToast(to, { title: "Error", description: NO_MAIL, tone: "danger" });
  const message = `The mail server said: ${outcome.response}`;
  return outcome.state === "sent"
    ? redirectWithToast(to, { title: "Success", description: `Sent to ${address}. ${message}` })
    : redirectWithToast(to, {
        title: "Error",
        description: `Not sent to ${address}. ${message}`,
        tone: "danger",
      });
}
