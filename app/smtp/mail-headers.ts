import { site } from "~/site";
import { domainOf } from "~/utils/mail-address";

/** What the headers of a mail depend on. */
export type MailMarks = {
  /** Written by a person: a program that answers for someone on holiday may answer it. */
  isPersonal?: boolean;
  /** A copy of what goes to many. */
  isIssue?: boolean;
  /** Where a post unsubscribes the recipient. */
  unsubscribeUrl?: string | null;
};

const prepared = (value: string) => ({ prepared: true, value });

/** RFC 2919: the name is a quoted string, and left away where it has signs that need more than quotes. */
function listId(from: string, siteUrl: string | null) {
  const host = siteUrl === null ? domainOf(from) : new URL(siteUrl).hostname;
  const name = site().siteName.replace(/["\\]/g, "\\$&");
  const phrase = /^[\x20-\x7e]+$/.test(name) ? `"${name}" ` : "";
  return { "List-Id": prepared(`${phrase}<letters.${host}>`) };
}

/**
 * RFC 2369 and 8058: a button of the mail program posts to this address. There is no address to write to instead, for
 * the site reads no such mails.
 */
function unsubscribing(url: string) {
  return {
    "List-Unsubscribe": prepared(`<${url}>`),
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** The headers of a mail beyond those that every mail has. */
export function mailHeaders(mail: MailMarks, from: string, siteUrl: string | null) {
  return {
    ...(!mail.isPersonal && { "Auto-Submitted": "auto-generated" }),
    ...(mail.isIssue && listId(from, siteUrl)),
    ...(mail.unsubscribeUrl && unsubscribing(mail.unsubscribeUrl)),
  };
}
