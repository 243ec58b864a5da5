/** Reports of mails that did not arrive, in the words and forms of common mail servers. */

const ENDING = "--=_edge--\r\n";

type Report = {
  from: string;
  /** Headers of its own. */
  headers?: string;
  type?: string;
  text: string;
  /** The part for programs. */
  part?: { type: string; text: string };
};

function lines(text: string) {
  return text.replace(/\r?\n/g, "\r\n");
}

function report(to: string, { from, headers = "", text, part }: Report) {
  const type = part?.type.split("/")[1] ?? "";
  const parts = [`Content-Type: text/plain; charset=us-ascii\n\n${text}\n`];
  if (part) parts.push(`Content-Type: ${part.type}\n\n${part.text}\n`);
  parts.push(
    "Content-Type: text/rfc822-headers\n\nSubject: A week in Ladakh\nTo: asha@example.com\n",
  );
  const body = part
    ? `Content-Type: multipart/report; report-type=${type}; boundary="=_edge"\n\n${parts.map((one) => `--=_edge\n${one}`).join("\n")}\n${ENDING}`
    : `Content-Type: text/plain; charset=us-ascii\n\n${text}\n`;
  return Buffer.from(
    lines(
      `Return-Path: <>\nDelivered-To: ${to}\nFrom: ${from}\nTo: ${to}\nSubject: Undelivered\nMessage-ID: <1@mx.example>\nMIME-Version: 1.0\n${headers}${body}`,
    ),
  );
}

const status = (text: string) => ({ type: "message/delivery-status", text });

const postfix = (action: string, code: string, diagnostic: string): Report => ({
  from: "MAILER-DAEMON@mx.example (Mail Delivery System)",
  headers: "Auto-Submitted: auto-replied\n",
  text: "This is the mail system at host mx.example.",
  part: status(`Reporting-MTA: dns; mx.example
X-Postfix-Queue-ID: 4B1C2D
Arrival-Date: Sun, 22 Nov 2026 06:00:11 +0530 (IST)

Final-Recipient: rfc822; asha@example.com
Original-Recipient: rfc822;asha@example.com
Action: ${action}
Status: ${code}
Remote-MTA: dns; in.example.com
Diagnostic-Code: smtp; ${diagnostic}`),
});

const reports = {
  "Postfix, no such user": postfix(
    "failed",
    "5.1.1",
    "550 5.1.1 <asha@example.com>: Recipient\n    address rejected: User unknown",
  ),
  "Postfix, full mailbox": postfix("failed", "5.2.2", "552 5.2.2 Mailbox full"),
  "Postfix, given up": postfix("failed", "4.4.1", "connect to in.example.com: timed out"),
  "Postfix, delayed": postfix("delayed", "4.4.1", "connect to in.example.com: timed out"),
  "Postfix, delivered": postfix("delivered", "2.0.0", "250 2.0.0 OK"),
  "Exim, old form": {
    from: "Mail Delivery System <Mailer-Daemon@mx.example>",
    headers: "X-Failed-Recipients: asha@example.com\nAuto-Submitted: auto-replied\n",
    text: `This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  asha@example.com
    host in.example.com [192.0.2.1]
    SMTP error from remote mail server after RCPT TO:<asha@example.com>:
    550 5.1.1 User unknown`,
  },
  "Exim, without a status": {
    from: "Mail Delivery System <Mailer-Daemon@mx.example>",
    headers: "X-Failed-Recipients: asha@example.com\nAuto-Submitted: auto-replied\n",
    text: "A message that you sent could not be delivered. all hosts have been failing",
  },
  Exchange: {
    from: "Microsoft Outlook <postmaster@example.onmicrosoft.com>",
    text: "Your message to asha@example.com couldn't be delivered.",
    part: status(`Reporting-MTA: dns;PN0PR01.prod.outlook.com
Received-From-MTA: dns;journey.example
Arrival-Date: Sun, 22 Nov 2026 00:30:11 +0000

Final-Recipient: rfc822;asha@example.com
Action: failed
Status: 5.1.10
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; not found`),
  },
  "Exchange, not allowed": {
    from: "postmaster@example.com",
    text: "Your message wasn't delivered because of security policies.",
    part: status(`Reporting-MTA: dns;mail.example.com

Final-Recipient: rfc822;asha@example.com
Action: failed
Status: 5.7.1
Diagnostic-Code: smtp;550 5.7.1 RESOLVER.RST.AuthRequired`),
  },
  Gmail: {
    from: "Mail Delivery Subsystem <mailer-daemon@googlemail.com>",
    headers: "X-Failed-Recipients: asha@example.com\nAuto-Submitted: auto-replied\n",
    text: "** Address not found **",
    part: status(`Reporting-MTA: dns; googlemail.com
Arrival-Date: Sat, 21 Nov 2026 16:30:11 -0800 (PST)
X-Original-Message-ID: <1@journey.example>

Final-Recipient: rfc822; asha@example.com
Action: failed
Status: 5.1.1
Remote-MTA: dns; gmail-smtp-in.l.google.com.
Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist.`),
  },
  qmail: {
    from: "MAILER-DAEMON@mx.example",
    text: `Hi. This is the qmail-send program at mx.example.
I'm afraid I wasn't able to deliver your message to the following addresses.

<asha@example.com>:
Sorry, no mailbox here by that name. (#5.1.1)`,
  },
  "a complaint": {
    from: "feedback@provider.example",
    text: "This is an email abuse report.",
    part: {
      type: "message/feedback-report",
      text: "Feedback-Type: abuse\nUser-Agent: SomeGenerator/1.0\nVersion: 1\nSource-IP: 192.0.2.1",
    },
  },
  "a report that a mail is no spam": {
    from: "feedback@provider.example",
    text: "This is a report.",
    part: { type: "message/feedback-report", text: "Feedback-Type: not-spam\nVersion: 1" },
  },
  "someone on holiday": {
    from: "Asha <asha@example.com>",
    headers: "Auto-Submitted: auto-replied\nSubject: Out of office\n",
    text: "I am away until Monday. If it is urgent, dial 5.1.1 or write to 5.5.5.",
  },
  "an answer from a reader": { from: "Asha <asha@example.com>", text: "What a road! 5.1.1" },
} satisfies Record<string, Report>;

export type ReportName = keyof typeof reports;

/** The mail that a server writes to this address. */
export function bounceReport(name: ReportName, to: string) {
  return report(to, reports[name]);
}
