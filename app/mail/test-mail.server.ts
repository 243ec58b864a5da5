import { site } from "~/site";
import { newMessageId, openSmtp } from "~/smtp/smtp.server";
import { env } from "~/utils/env.server";
import { composeMail } from "./compose.server";

/** Sends a test mail, or this issue, at once. Returns the mail server's answer; `null` without a mail server. */
export async function sendTestMail(address: string, issueId: string | null = null) {
  if (env.mail === null) return null;
  const subject = `A test mail from ${site().siteName}`;
  const text = `This is the test mail that was asked for.\n\nIt came from ${env.mail.from}. Mail works.\n`;
  const composed = await composeMail({ kind: "test", issueId, subject, text, token: null });
  const smtp = await openSmtp(env.mail);
  const messageId = newMessageId(env.mail.from);
  return smtp.send({ messageId, recipient: address, ...composed }).finally(smtp.close);
}
