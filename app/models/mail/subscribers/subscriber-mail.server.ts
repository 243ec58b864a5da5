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
 * Queues the mail to an address that was entered at the form or invited by the owner, at most one in a day. It asks to
 * confirm, or tells a subscriber that nothing is missing. Mails caused by the form are also limited for each mailbox.
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

/** The time in which an address gets one mail because of what strangers enter at the form. */
const MAIL_PAUSE_MS = 24 * 60 * 60 * 1000;

/** The limit for one mailbox whose address is spelt in several ways, or was deleted and entered again. */
const MAILBOX = { limit: 3, windowMs: MAIL_PAUSE_MS };

/** A keyed hash that is deleted with the other rate limits, so that nothing else is kept of a deleted address. */
function keyOf(mailbox: string) {
  const [secret = ""] = env.SESSION_SECRETS;
  return `mailbox:${createHmac("sha256", secret).update(mailbox).digest("base64url")}`;
}

/** Takes one of the mailbox's turns of today, however the address is spelt; returns whether it may get a mail. */
function consumeMailboxTurn(email: string) {
  return consumeRateLimitTurn({ [keyOf(mailboxOf(email))]: MAILBOX }) === 0;
}

/** Whether this time is within the last day. A time in the future was written by a wrong clock and does not count. */
function isOfLastDay(mailedAt: Date | null) {
  const now = monotonicNow();
  const then = mailedAt?.getTime();
  return then !== undefined && then <= now && then > now - MAIL_PAUSE_MS;
}
