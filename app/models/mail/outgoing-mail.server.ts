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
/** How long it is known what became of a mail. */
const KEPT_MS = 30 * DAY_MS;

const MINUTE_MS = 60_000;

/** How long to wait after each try that failed for the time being: two days in all. */
const PAUSES_MS = [1, 4, 15, 60, 180, 360, 540, 720, 1000].map((minutes) => minutes * MINUTE_MS);

const LONGEST_PAUSE_MS = Math.max(...PAUSES_MS);

/** How long a mail waits after so many tries; `null` after the last one. */
export function pauseAfter(tries: number) {
  return PAUSES_MS[tries - 1] ?? null;
}

/** A mail to one address; its HTML is made of the text when it goes out. */
export type NewMail = {
  kind: Exclude<MailKind, "issue">;
  recipient: string;
  subject: string;
  text: string;
  /** Where a post unsubscribes the recipient. */
  unsubscribeUrl?: string;
  subscriberId?: string;
  /** The address that an answer goes to, where it is not the sender's. */
  replyTo?: string;
  /** The `Message-ID` of what it answers. */
  inReplyTo?: string;
  messageId?: string;
  createdAt?: Date;
  /** When it is to go out, where that is not at once. */
  dueAt?: Date;
};

/** Adds a mail to those that the mail loop sends, in the transaction of what it is about; its id. */
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

/** Forgets mails that were sent or refused a month ago. */
export function deleteOldMails() {
  const { state, triedAt } = outgoingMails;
  db.delete(outgoingMails)
    .where(and(ne(state, "waiting"), lt(triedAt, new Date(monotonicNow() - KEPT_MS))))
    .run();
}

/** A time beyond the longest pause was written while the clock was ahead: such mails are due now. */
export function mendDueTimes() {
  const { state, dueAt } = outgoingMails;
  const now = monotonicNow();
  db.update(outgoingMails)
    .set({ dueAt: new Date(now) })
    .where(and(eq(state, "waiting"), gt(dueAt, new Date(now + LONGEST_PAUSE_MS))))
    .run();
}

/** Whether mail goes out, and how many mails wait after a try that failed, with what the mail server said to the last. */
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
