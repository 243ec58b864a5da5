import { needsSmtpUtf8 } from "~/smtp/smtp.server";
import { OUTSIDE_ORIGIN } from "~/utils/http/site-origin.server";
import { domainOf } from "~/utils/mail-address";
import { counted } from "~/utils/words/counted";
import { formatDate } from "~/utils/words/dates";
import { inOneLine, quoted } from "~/utils/words/quoted";
import { isolated } from "~/utils/words/right-to-left";

/** The mails about a visitor's message. The visitor's words are quoted, so that none of them look like ours. */

type Message = {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  createdAt: Date;
};

/** The `Message-ID` of a message's notice, to which every answer refers. */
export function contactMessageId(id: string, from: string) {
  return `<contact-${id}@${domainOf(from)}>`;
}

/** The `Message-ID` of a notice about several messages, made from the first one's id. */
export function gatheredMessageId(id: string, from: string) {
  return `<contact-more-${id}@${domainOf(from)}>`;
}

/** The notice about messages that had no notice of their own. */
export function gatheredNoticeMail(count: number) {
  const messages = counted(count, "more message", "more messages");
  return {
    subject: `${messages} ${count === 1 ? "waits" : "wait"} for you`,
    text: `${messages} came by the contact form within an hour, besides those that you had a mail for.

To read what came:
${OUTSIDE_ORIGIN}/admin/messages
`,
  };
}

export function noticeMail({ id, name, email, subject, message }: Message) {
  const sender = isolated(inOneLine(name));
  return {
    subject: `${subject}: a message from ${sender}`,
    text: `${sender} (${email}) wrote to you by the contact form. Subject: ${subject}

${quoted(message)}

To answer on the site, and to put the message away:
${OUTSIDE_ORIGIN}/admin/messages/${id}

${needsSmtpUtf8(email) ? `An answer to this mail does not reach ${email}: answer on the site.` : `An answer to this mail goes to ${email} as well; the site does not hear of it then.`}
`,
  };
}

/** The owner's answer to a visitor. */
export function answerMail({ name, subject, message, createdAt }: Message, text: string) {
  return {
    subject: `Re: ${subject}`,
    text: `${text}

On ${formatDate(createdAt)}, ${isolated(inOneLine(name))} wrote:
${quoted(message)}
`,
  };
}
