import { randomBytes } from "node:crypto";
import { and, desc, eq, gt, isNotNull, lt, ne } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { newMessageId } from "~/smtp/smtp.server";
import { env } from "~/utils/env.server";
import { monotonicNow } from "~/utils/monotonic-clock";
import type { MailKind } from "~/vocabulary";
import { db } from "~db/client.server";
import { outgoingMails } from "~db/schema/mail";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the outcome of a mail is kept. */
const KEPT_MS = 30 * DAY_MS;

const MINUTE_MS = 60_000;

/** The pauses after each try that failed temporarily: two days in all. */
const PAUSES_MS = [1, 4, 15, 60, 180, 360, 540, 720, 1000].map((minutes) => minutes * MINUTE_MS);

const LONGEST_PAUSE_MS = Math.max(...PAUSES_MS);

/** The pause after so many tries, in milliseconds; `null` after the last one. */
export function pauseAfter(tries: number) {
  return PAUSES_MS[tries - 1] ?? null;
}

/** A mail to one address; its HTML is made from the text when it is sent. */
export type NewMail = {
  kind: Exclude<MailKind, "issue">;
  recipient: string;
  subject: string;
  text: string;
  /** The address that unsubscribes the recipient by a POST. */
  unsubscribeUrl?: string;
  subscriberId?: string;
  /** The address for answers, if it is not the sender's. */
  replyTo?: string;
  /** The `Message-ID` of the mail that this one answers. */
  inReplyTo?: string;
  messageId?: string;
  createdAt?: Date;
  /** When to send it; at once if absent. */
  dueAt?: Date;
};

/** Adds a mail to the queue of the mail loop, in the transaction of its subject. Returns its id. */
export function queueMail(mail: NewMail) {
  const messageId = mail.messageId ?? newMessageId(env.mail?.from ?? "");
  const bounceKey = randomBytes(10).toString("hex");
  const dueAt = mail.dueAt ?? new Date(monotonicNow());
  const { id } = db
    .insert(outgoingMails)
    .values({ ...mail, messageId, bounceKey, dueAt })
    .returning({ id: outgoingMails.id })
    .get();
  return id;
}

/** Deletes mails that were sent or refused a month ago. */
export function deleteOldMails() {
  const { state, triedAt } = outgoingMails;
  db.delete(outgoingMails)
    .where(and(ne(state, "waiting"), lt(triedAt, new Date(monotonicNow() - KEPT_MS))))
    .run();
}

/** Makes mails due now whose time is beyond the longest pause: it was written while the clock was ahead. */
export function mendDueTimes() {
  const { state, dueAt } = outgoingMails;
  const now = monotonicNow();
  db.update(outgoingMails)
    .set({ dueAt: new Date(now) })
    .where(and(eq(state, "waiting"), gt(dueAt, new Date(now + LONGEST_PAUSE_MS))))
    .run();
}

/**
 * Whether mail is set up, how many mails wait after a failed try, and the mail server's last response to one of them.
 */
export function getMailStatus() {
  const { state, response, triedAt } = outgoingMails;
  const stuck = and(eq(state, "waiting"), isNotNull(response));
  const last = db
    .select({ response })
    .from(outgoingMails)
    .where(stuck)
    .orderBy(desc(triedAt))
    .limit(1)
    .get();
  return {
    isSetUp: env.mail !== null,
    stuck: countRows(outgoingMails, stuck),
    response: last?.response ?? null,
  };
}

export type MailStatus = ReturnType<typeof getMailStatus>;
