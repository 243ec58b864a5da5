import { once } from "node:events";
import type { DkimKey } from "~/utils/dkim-key";
import { addressOf, domainOf } from "~/utils/mail-address";
import { bounceAddress } from "./bounce-address";
import { type MailMarks, mailHeaders } from "./mail-headers";
import { type MailOutcome, outcomeOf, outcomeOfBreak } from "./smtp-outcome";

const ANSWER_MS = 30_000;
const WHOLE_SEND_MS = 120_000;

/** All headers that DKIM has to sign, so that nobody on the way can insert an unsubscribe address of their own. */
const SIGNED_HEADERS = [
  "From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding",
  "In-Reply-To:References:Auto-Submitted:List-Id:List-Unsubscribe:List-Unsubscribe-Post",
].join(":");

/** A mail to one address. */
export type Mail = MailMarks & {
  messageId: string;
  recipient: string;
  subject: string;
  text: string;
  html?: string;
  /** The address that an answer goes to, where it is not the sender's. */
  replyTo?: string | null;
  /** The `Message-ID` of what it answers. */
  inReplyTo?: string | null;
  /** Identifies this mail in the address to which its bounces come. */
  bounceKey?: string | null;
};

export type SmtpSettings = {
  smtpUrl: string;
  from: string;
  siteUrl: string | null;
  dkim: DkimKey | null;
  /** The mailbox for bounces, if they are read. */
  bounceImapUrl: string | null;
};

/** An id for a mail, in the name of the sender's domain. */
export function newMessageId(from: string) {
  return `<${crypto.randomUUID()}@${domainOf(from)}>`;
}

/** Runs `work` with a signal that aborts when it takes too long or `stop` aborts; cleans up its timer and listener. */
async function bounded<Result>(stop: AbortSignal, work: (signal: AbortSignal) => Promise<Result>) {
  const bound = new AbortController();
  const abort = () => bound.abort();
  const timer = setTimeout(abort, WHOLE_SEND_MS);
  stop.addEventListener("abort", abort);
  return work(bound.signal).finally(() => {
    clearTimeout(timer);
    stop.removeEventListener("abort", abort);
  });
}

/** Whether there is a letter beyond ASCII before the `@`; a domain is sent in its ASCII form. */
export function needsSmtpUtf8(address: string) {
  return !/^\p{ASCII}*@/u.test(address);
}

/** The address may be valid: the mail server must support such addresses. */
function untaken({ response }: MailOutcome): MailOutcome {
  const why = "Addresses with such letters before the @ need a mail server with SMTPUTF8.";
  return { state: "refused", response: `${response} ${why}` };
}

function messageOf({ from, siteUrl, bounceImapUrl }: SmtpSettings, mail: Mail) {
  const reportTo = bounceImapUrl !== null && mail.bounceKey;
  // Not as text, which could name several recipients.
  const to = { name: "", address: mail.recipient };
  return {
    from,
    to,
    envelope: { from: reportTo ? bounceAddress(from, reportTo) : addressOf(from), to },
    subject: mail.subject,
    text: mail.text,
    ...(mail.html && { html: mail.html }),
    messageId: mail.messageId,
    replyTo: { name: "", address: mail.replyTo ?? addressOf(from) },
    ...(mail.inReplyTo && { inReplyTo: mail.inReplyTo, references: mail.inReplyTo }),
    headers: mailHeaders(mail, from, siteUrl),
  };
}

export type Smtp = Awaited<ReturnType<typeof openSmtp>>;

/**
 * The mail server of `SMTP_URL`. Mails go one after the other over one connection, which stays open for a while: if the
 * process is killed, at most one mail may have been sent or not.
 */
export async function openSmtp(settings: SmtpSettings) {
  // Loaded on demand: sites without mail never need it.
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    pool: true,
    url: settings.smtpUrl,
    maxConnections: 1,
    // If the server has closed the connection meanwhile, a mail of which it saw no byte is sent over a new one.
    maxRequeues: 1,
    connectionTimeout: ANSWER_MS,
    greetingTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(settings.dkim && { dkim: { ...settings.dkim, headerFieldNames: SIGNED_HEADERS } }),
  });

  /** Sends to the one recipient; a mail that `stop` aborts may have arrived or not. */
  async function send(mail: Mail, stop = new AbortController().signal): Promise<MailOutcome> {
    try {
      const message = messageOf(settings, mail);
      const sending = (signal: AbortSignal) => transport.sendMail({ ...message, signal });
      const { response } = await bounded(stop, sending);
      return { state: "sent", response };
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const outcome = outcomeOf(error);
      if (outcome?.state === "refused" && needsSmtpUtf8(mail.recipient)) return untaken(outcome);
      return outcome ?? outcomeOfBreak(error, await doesServerWork(stop));
    }
  }

  /** Whether the mail server accepts the connection and the sign-in. */
  async function doesServerWork(stop: AbortSignal) {
    if (stop.aborted) return false;
    const answer = transport.verify().catch(() => false);
    const cut = (signal: AbortSignal) => once(signal, "abort").then(() => false);
    return bounded(stop, (signal) => Promise.race([answer, cut(signal)]));
  }

  return { send, close: () => transport.close({ force: true }) };
}
