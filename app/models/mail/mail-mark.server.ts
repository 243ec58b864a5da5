import { createHmac } from "node:crypto";
import { consumeRateLimitTurn } from "~/models/base/rate-limit.server";
import { env } from "~/utils/env.server";
import { mailboxOf } from "~/utils/mail-address";
import { monotonicNow } from "~/utils/monotonic-clock";

/** An address gets one mail in a day for what strangers enter at the form. */
const MAIL_PAUSE_MS = 24 * 60 * 60 * 1000;

/** So many in a day, when they are spelt differently and lead to one mailbox, or one was forgotten on that day. */
const MAILBOX = { limit: 3, windowMs: MAIL_PAUSE_MS };

/** A keyed hash, gone with the rate limits' other entries: of who was forgotten nothing else is known. */
function keyOf(mailbox: string) {
  const [secret = ""] = env.SESSION_SECRETS;
  return `mailbox:${createHmac("sha256", secret).update(mailbox).digest("base64url")}`;
}

/** Whether the mailbox of this address, however spelt, may have one more mail today; counts it. */
export function consumeMailboxTurn(email: string) {
  return consumeRateLimitTurn({ [keyOf(mailboxOf(email))]: MAILBOX }) === 0;
}

/** Whether a mail sent then is of the last day; a time that lies ahead was written by a wrong clock. */
export function isOfLastDay(mailedAt: Date | null) {
  const now = monotonicNow();
  const then = mailedAt?.getTime();
  return then !== undefined && then <= now && then > now - MAIL_PAUSE_MS;
}
