import { createHmac, randomBytes } from "node:crypto";
import { consumeRateLimitTurn } from "~/models/base/rate-limit.server";
import { queueMail } from "~/models/mail/outgoing-mail.server";
import { env } from "~/utils/env.server";
import { mailboxOf } from "~/utils/mail-address";
import { monotonicNow } from "~/utils/monotonic-clock";
import { subscriberLinks } from "./subscriber-links";
import { changeSubscriber, type Subscriber } from "./subscriber-rows.server";
import { confirmationMail, knownSubscriberMail } from "./subscription-mails";

/** How long the link that confirms an address works. */
export const CONFIRM_MS = 7 * 24 * 60 * 60 * 1000;

/** The secret part of a link. */
export function newLinkToken() {
  return randomBytes(18).toString("base64url");
}

/**
 * Queues the mail that an address gets which came in at the form or is invited by the owner, one in a day at most: it asks
 * to confirm, or tells a subscriber that all is as it was. What strangers enter counts by the mailbox as well.
 */
export function mailSubscriber(subscriber: Subscriber, kind: "confirmation" | "invitation") {
  if (isOfLastDay(subscriber.mailedAt)) return;
  if (kind === "confirmation" && !consumeMailboxTurn(subscriber.email)) return;
  const now = monotonicNow();
  const { isActive, source, unsubscribeToken } = subscriber;
  const confirmToken = subscriber.confirmToken ?? newLinkToken();
  const confirmUntil = new Date(now + CONFIRM_MS);
  changeSubscriber(subscriber, {
    mailedAt: new Date(now),
    ...(!isActive && { confirmToken, confirmUntil }),
  });
  const links = subscriberLinks(unsubscribeToken);
  const mail = isActive
    ? { kind: "known" as const, ...knownSubscriberMail(links) }
    : { kind, ...confirmationMail(links, confirmToken, source) };
  queueMail({
    subscriberId: subscriber.id,
    recipient: subscriber.email,
    unsubscribeUrl: links.unsubscribe,
    ...mail,
  });
}

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
function consumeMailboxTurn(email: string) {
  return consumeRateLimitTurn({ [keyOf(mailboxOf(email))]: MAILBOX }) === 0;
}

/** Whether a mail sent then is of the last day; a time that lies ahead was written by a wrong clock. */
function isOfLastDay(mailedAt: Date | null) {
  const now = monotonicNow();
  const then = mailedAt?.getTime();
  return then !== undefined && then <= now && then > now - MAIL_PAUSE_MS;
}
