import type { FetchMessageObject, ImapFlow } from "imapflow";
import { recordBounce } from "~/models/newsletter/mail-outcome.server";
import { bounceKeyIn } from "~/smtp/bounce-address";
import { MAX_REPORT_BYTES, readBounceReport } from "~/smtp/bounce-report.server";
import { whenWritable } from "~db/client.server";

const ANSWER_MS = 30_000;
/** The most new mails read in one visit; the others wait for the next. */
const MAILS_A_VISIT = 500;
const ADDRESS_HEADERS = ["to", "delivered-to", "x-original-to", "envelope-to", "content-type"];

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

function connectionOf(address: string) {
  const url = new URL(address);
  const secure = url.protocol === "imaps:";
  const isHere = LOOPBACK.test(url.hostname);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    // Requires TLS, so that the password is never sent in plain text.
    ...(!secure && !isHere && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    mailbox: decodeURIComponent(url.pathname.slice(1)) || "INBOX",
  };
}

/** Other mail in the same mailbox is not read and stays unseen. */
function isReport({ headers }: FetchMessageObject) {
  const text = headers?.toString("latin1") ?? "";
  return bounceKeyIn(text) !== null || /feedback-report/i.test(text);
}

/** The bounce reports among the new mails, with their sizes. */
async function findReports(client: ImapFlow) {
  const unseen = (await client.search({ seen: false }, { uid: true })) || [];
  const looked = unseen.slice(-MAILS_A_VISIT);
  if (looked.length === 0) return [];
  const what = { uid: true, size: true, headers: ADDRESS_HEADERS };
  const mails = await client.fetchAll(looked, what, { uid: true });
  return mails.filter(isReport).map(({ uid, size = 0 }) => ({ uid, size }));
}

async function readReport(client: ImapFlow, uid: number) {
  const what = { source: { maxLength: MAX_REPORT_BYTES } };
  const { source = null } = (await client.fetchOne(String(uid), what, { uid: true })) || {};
  const report = source && (await readBounceReport(source));
  if (report === null) return;
  await whenWritable();
  recordBounce(report);
}

/** Reads new mails in the mailbox of `BOUNCE_IMAP_URL`, if there is one, and marks the reports as seen. */
export async function readBounceMailbox(address: string | null, stop: AbortSignal) {
  if (address === null) return;
  // Loaded when needed, because sites without a bounce mailbox never need it.
  const { ImapFlow } = await import("imapflow");
  const { mailbox, ...connection } = connectionOf(address);
  const client = new ImapFlow({ ...connection, logger: false, socketTimeout: ANSWER_MS });
  // A connection error rejects the running command as well, so it is handled there.
  client.on("error", () => {});
  const leave = () => client.close();
  stop.addEventListener("abort", leave, { once: true });
  try {
    await client.connect();
    await client.mailboxOpen(mailbox);
    for (const { uid, size } of await findReports(client)) {
      if (size <= MAX_REPORT_BYTES) await readReport(client, uid);
      await client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true });
    }
    await client.logout();
  } finally {
    stop.removeEventListener("abort", leave);
    client.close();
  }
}
