import { and, eq, gt, isNotNull, lt, lte, ne, or } from "drizzle-orm";
import { env } from "~/utils/env.server";
import { monotonicNow } from "~/utils/monotonic-clock";
import { pick } from "~/utils/pick";
import { type MailOutcome, newMessageId } from "~/utils/smtp.server";
import { db, transact } from "~db/client.server";
import { outgoingMails } from "~db/schema";
import { countRows } from "./count-rows.server";
import type { MailKind } from "./vocabulary";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a process has a mail to itself; one that was killed meanwhile leaves it to the next. */
const TAKEN_MS = 5 * MINUTE_MS;
/** How long to wait after each try that failed for the time being: two days in all. */
const PAUSES_MS = [1, 4, 15, 60, 180, 360, 540, 720, 1000].map((minutes) => minutes * MINUTE_MS);
const LONGEST_PAUSE_MS = Math.max(...PAUSES_MS);
/** How long it is known what became of a mail. */
const KEPT_MS = 30 * DAY_MS;

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
};

/** Adds a mail to those that the mail loop sends, in the transaction of what it is about; its id. */
export function queueMail(mail: NewMail) {
  const messageId = mail.messageId ?? newMessageId(env.mail?.from ?? "");
  const dueAt = new Date(monotonicNow());
  const { id } = db
    .insert(outgoingMails)
    .values({ ...mail, messageId, dueAt })
    .returning({ id: outgoingMails.id })
    .get();
  return id;
}

/** What it takes to send a mail and to write down what became of it. */
const taken = pick(
  outgoingMails,
  "id",
  "messageId",
  "recipient",
  "subject",
  "text",
  "replyTo",
  "inReplyTo",
  "unsubscribeUrl",
  "tries",
);

/**
 * Takes the mail that has waited longest for its turn, for this process alone, and counts the try; `null`
 * when none is due or `perMinute` tries have been made within a minute, by all processes together.
 */
export function takeDueMail(perMinute: number) {
  return transact(() => {
    const now = monotonicNow();
    if (countTries(now - MINUTE_MS, now) >= perMinute) return null;
    const due = db
      .select({ id: outgoingMails.id, tries: outgoingMails.tries })
      .from(outgoingMails)
      .where(and(eq(outgoingMails.state, "waiting"), isDue(now)))
      .orderBy(outgoingMails.dueAt)
      .limit(1)
      .get();
    if (!due) return null;
    return db
      .update(outgoingMails)
      .set({
        tries: due.tries + 1,
        triedAt: new Date(now),
        dueAt: new Date(now + TAKEN_MS),
      })
      .where(eq(outgoingMails.id, due.id))
      .returning(taken)
      .get();
  });
}

export type TakenMail = NonNullable<ReturnType<typeof takeDueMail>>;

/** A time beyond the longest pause was written while the clock was ahead. */
function isDue(now: number) {
  const { dueAt } = outgoingMails;
  return or(lte(dueAt, new Date(now)), gt(dueAt, new Date(now + LONGEST_PAUSE_MS)));
}

function countTries(since: number, until: number) {
  const { triedAt } = outgoingMails;
  const within = and(gt(triedAt, new Date(since)), lte(triedAt, new Date(until)));
  return countRows(outgoingMails, within);
}

/**
 * Writes down what became of a try. A mail that could not be sent for the time being waits for its next
 * pause to end, and is refused after the last; one that another process has taken since is left to that.
 */
export function settleMail({ id, tries }: TakenMail, { state, response }: MailOutcome) {
  const pause = PAUSES_MS[tries - 1];
  const again = state === "waiting" && pause !== undefined;
  const settled = state === "waiting" ? "refused" : state;
  db.update(outgoingMails)
    .set(
      again
        ? { response, dueAt: new Date(monotonicNow() + pause) }
        : { response, state: settled, text: "" },
    )
    .where(and(eq(outgoingMails.id, id), eq(outgoingMails.tries, tries)))
    .run();
}

/** Forgets mails that were sent or refused a month ago. */
export function forgetOldMails() {
  const { state, triedAt } = outgoingMails;
  db.delete(outgoingMails)
    .where(and(ne(state, "waiting"), lt(triedAt, new Date(monotonicNow() - KEPT_MS))))
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
    .orderBy(triedAt)
    .all()
    .at(-1);
  return {
    isSetUp: env.mail !== null,
    stuck: countRows(outgoingMails, stuck),
    response: last?.response ?? null,
  };
}

export type MailStatus = ReturnType<typeof getMailStatus>;
