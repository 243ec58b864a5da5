import type { AddressObject, Attachment, ParsedMail } from "mailparser";
import { cutText } from "~/utils/words/cut-text";
import { bounceKeyIn } from "./bounce-address";
import { type Bounce, bounceOf, statusIn } from "./mail-status";

/** Reports are never longer; longer mails are not parsed. */
export const MAX_REPORT_BYTES = 256 * 1024;
const MAX_WORDS = 500;
/** How much text is searched in reports without a machine-readable part. */
const TEXT_LOOKED_AT = 10_000;

/** Keeps the machine-readable part, and converts nothing between text and HTML. */
const PARSING = { keepDeliveryStatus: true, skipHtmlToText: true, skipTextToHtml: true };

/** A report that a mail of the site did not arrive, or that its reader called it spam. */
export type BounceReport = { key: string; bounce: Bounce; words: string };

/** `Name: value` lines with folded lines joined; of a repeated name only the first counts. */
function fieldsOf(block: string) {
  const fields = new Map<string, string>();
  for (const line of block.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

function partOf({ attachments }: ParsedMail, type: string) {
  const part = attachments.find(({ contentType }) => contentType === type);
  return part && textOf(part);
}

function textOf({ content }: Attachment) {
  return content.toString("utf8");
}

/** RFC 3464: a block about the mail, and one for each recipient, of which the site's mails have one. */
function fromDeliveryStatus(part: string) {
  for (const block of part.split(/\r?\n\r?\n/)) {
    const fields = fieldsOf(block);
    const status = statusIn(fields.get("status") ?? "");
    if (fields.get("action")?.toLowerCase() !== "failed" || status === null) continue;
    if (status.startsWith("2.")) continue;
    const words = fields.get("diagnostic-code")?.replace(/^[\w-]+;\s*/, "") || status;
    return { bounce: bounceOf(status), words };
  }
  return null;
}

const COMPLAINTS = new Set(["abuse", "fraud", "virus", "opt-out", "opt-out-list"]);

/** RFC 5965: a reader has called the mail spam. */
function fromFeedback(part: string) {
  const type = fieldsOf(part).get("feedback-type")?.toLowerCase() ?? "";
  if (!COMPLAINTS.has(type)) return null;
  return { bounce: "hard" as const, words: `The reader complained of the mail (${type}).` };
}

function addressesOf(value: AddressObject | undefined) {
  return value?.value.map(({ address = "" }) => address.toLowerCase()).join(" ") ?? "";
}

/** Reports without a machine-readable part: who they come from, and the status in their text. */
function fromText({ from, headers, text = "" }: ParsedMail) {
  const isFailure = headers.has("x-failed-recipients");
  if (!isFailure && !/\b(?:mailer-daemon|postmaster)@/.test(addressesOf(from))) return null;
  const looked = cutText(text, TEXT_LOOKED_AT);
  const status = statusIn(looked);
  if (status?.startsWith("2.") || (status === null && !isFailure)) return null;
  const line = looked.split("\n").find((one) => status !== null && one.includes(status));
  const bounce = status === null ? "soft" : bounceOf(status);
  return { bounce, words: line?.trim() || "The mail came back." };
}

function verdictOf(mail: ParsedMail) {
  const feedback = partOf(mail, "message/feedback-report");
  if (feedback !== undefined) return fromFeedback(feedback);
  const status = partOf(mail, "message/delivery-status");
  if (status !== undefined) return fromDeliveryStatus(status);
  return fromText(mail);
}

/**
 * The failure that a mail in the bounce mailbox reports; `null` for other mails, such as a holiday reply. Only the
 * secret key identifies the mail; it is in the report's recipient address or in the returned mail.
 */
export async function readBounceReport(source: Buffer): Promise<BounceReport | null> {
  const key = bounceKeyIn(source.toString("latin1"));
  if (key === null || source.length > MAX_REPORT_BYTES) return null;
  // Loaded when needed, because sites without a bounce mailbox never need it.
  const { simpleParser } = await import("mailparser");
  // It refuses mails with too many parts or headers.
  const mail = await simpleParser(source, PARSING).catch(() => null);
  const verdict = mail && verdictOf(mail);
  return verdict && { key, bounce: verdict.bounce, words: cutText(verdict.words, MAX_WORDS) };
}
