import { site } from "~/site";
import { domainOf } from "~/utils/mail-address";

/** What a mail's headers depend on. */
export type MailMarks = {
  /** Written by a person, so automatic replies are welcome. */
  isPersonal?: boolean;
  /** A copy of a mail to many. */
  isIssue?: boolean;
  /** The address that unsubscribes the recipient by a POST. */
  unsubscribeUrl?: string | null;
};

const prepared = (value: string) => ({ prepared: true, value });

/** RFC 2919: the name is a quoted string; it is left out if it has characters that need more than quotes. */
function listId(from: string, siteUrl: string | null) {
  const host = siteUrl === null ? domainOf(from) : new URL(siteUrl).hostname;
  const name = site().siteName.replace(/["\\]/g, "\\$&");
  const phrase = /^[\x20-\x7e]+$/.test(name) ? `"${name}" ` : "";
  return { "List-Id": prepared(`${phrase}<letters.${host}>`) };
}

/**
 * RFC 2369 and 8058: the mail program's button posts to this address. There is no address to write to, because the site
 * does not read such mails.
 */
function unsubscribing(url: string) {
  return {
    "List-Unsubscribe": prepared(`<${url}>`),
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** The headers of a mail besides the usual ones. */
export function mailHeaders(mail: MailMarks, from: string, siteUrl: string | null) {
  return {
    ...(!mail.isPersonal && { "Auto-Submitted": "auto-generated" }),
    ...(mail.isIssue && listId(from, siteUrl)),
    ...(mail.unsubscribeUrl && unsubscribing(mail.unsubscribeUrl)),
  };
}
