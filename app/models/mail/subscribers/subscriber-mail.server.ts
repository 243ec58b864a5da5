import { randomBytes } from "node:crypto";
import { consumeMailboxTurn, isOfLastDay } from "~/models/mail/mail-mark.server";
import { queueMail } from "~/models/mail/outgoing-mail.server";
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
