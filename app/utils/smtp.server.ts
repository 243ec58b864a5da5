import type { NodemailerError } from "nodemailer";
import { domainOf } from "./mail-address";

const ANSWER_MS = 30_000;
const WHOLE_SEND_MS = 120_000;

/** A mail to one address, in plain text. */
export type Mail = {
  messageId: string;
  recipient: string;
  subject: string;
  text: string;
  /** The address that an answer goes to, where it is not the sender's. */
  replyTo?: string | null;
  /** The `Message-ID` of what it answers. */
  inReplyTo?: string | null;
  /** Where a post unsubscribes the recipient. */
  unsubscribeUrl?: string | null;
};

/** What became of a try, with the mail server's words: `refused` is for good, `waiting` may be tried again. */
export type MailOutcome = { state: "sent" | "refused" | "waiting"; response: string };

/** An id for a mail, in the name of the sender's domain. */
export function newMessageId(from: string) {
  return `<${crypto.randomUUID()}@${domainOf(from)}>`;
}

export type Smtp = Awaited<ReturnType<typeof openSmtp>>;

/** The mail server of `SMTP_URL`. A connection is made for each mail. */
export async function openSmtp({ smtpUrl, from }: { smtpUrl: string; from: string }) {
  // Not with the program: sites without mail never need it.
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: ANSWER_MS,
    greetingTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  /** Sends to the one recipient; an aborted try counts as one that failed for the time being. */
  async function send(mail: Mail, stop?: AbortSignal): Promise<MailOutcome> {
    const limit = AbortSignal.timeout(WHOLE_SEND_MS);
    try {
      const { response } = await transport.sendMail({
        from,
        // Not as text, which could name several.
        to: { name: "", address: mail.recipient },
        subject: mail.subject,
        text: mail.text,
        messageId: mail.messageId,
        ...(mail.replyTo && { replyTo: { name: "", address: mail.replyTo } }),
        ...(mail.inReplyTo && { inReplyTo: mail.inReplyTo, references: mail.inReplyTo }),
        headers: headersOf(mail),
        signal: stop ? AbortSignal.any([limit, stop]) : limit,
      });
      return { state: "sent", response };
    } catch (error) {
      return outcomeOf(error);
    }
  }

  return { send };
}

function headersOf({ unsubscribeUrl }: Mail) {
  const automatic = { "Auto-Submitted": "auto-generated" };
  if (!unsubscribeUrl) return automatic;
  return {
    ...automatic,
    "List-Unsubscribe": { prepared: true, value: `<${unsubscribeUrl}>` },
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/**
 * What a failure means. Only what the server says of this recipient or this text is for good: no line, a
 * wrong password or a sender that is not allowed may be mended, and then the mail still goes out.
 */
function outcomeOf(error: unknown): MailOutcome {
  if (!(error instanceof Error)) throw error;
  const { code, command, permanent, response } = error as NodemailerError;
  const isAboutMail = (code === "EENVELOPE" || code === "EMESSAGE") && command !== "MAIL FROM";
  return {
    state: isAboutMail && permanent !== false ? "refused" : "waiting",
    response: (response ?? error.message).slice(0, 500),
  };
}
