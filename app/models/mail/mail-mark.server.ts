import { createHmac } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { consumeRateLimitTurn } from "~/models/base/rate-limit.server";
import { env } from "~/utils/env.server";
import { mailboxOf } from "~/utils/mail-address";
import { monotonicNow } from "~/utils/monotonic-clock";
import { db } from "~db/client.server";
import { attempts } from "~db/schema/limits";

/**
 * An address gets one mail in a day for what strangers enter at the form. Of one that was forgotten on that day only
 * this much is known for the rest of it: a keyed hash, gone with the rate limits' other entries.
 */
const MAIL_PAUSE_MS = 24 * 60 * 60 * 1000;

/** So many in a day, when they are spelt differently and lead to one mailbox. */
const MAILBOX = { limit: 3, windowMs: MAIL_PAUSE_MS };

function keyOf(email: string, subject = "mailed") {
  const [secret = ""] = env.SESSION_SECRETS;
  return `${subject}:${createHmac("sha256", secret).update(email).digest("base64url")}`;
}

/** Whether the mailbox of this address, however spelt, may have one more mail today; counts it. */
export function consumeMailboxTurn(email: string) {
  return consumeRateLimitTurn({ [keyOf(mailboxOf(email), "mailbox")]: MAILBOX }) === 0;
}

/** Whether a mail sent then is of the last day; a time that lies ahead was written by a wrong clock. */
export function isOfLastDay(mailedAt: Date | null) {
  const now = monotonicNow();
  const then = mailedAt?.getTime();
  return then !== undefined && then <= now && then > now - MAIL_PAUSE_MS;
}

/** Notes that an address which is being forgotten had a mail then, until a day after. */
export function storeMailMark(email: string, mailedAt: Date | null) {
  if (mailedAt === null || !isOfLastDay(mailedAt)) return;
  const resetsAt = new Date(mailedAt.getTime() + MAIL_PAUSE_MS);
  db.insert(attempts)
    .values({ key: keyOf(email), count: 1, resetsAt })
    .onConflictDoUpdate({ target: attempts.key, set: { resetsAt } })
    .run();
}

/** Whether an address that was forgotten since had a mail within a day. */
export function hasMailMark(email: string) {
  const isMarked = eq(attempts.key, keyOf(email));
  const lasts = gt(attempts.resetsAt, new Date(monotonicNow()));
  return countRows(attempts, and(isMarked, lasts)) > 0;
}
