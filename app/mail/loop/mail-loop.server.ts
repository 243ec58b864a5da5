import { setTimeout as sleep } from "node:timers/promises";
import { mendDueTimes } from "~/models/mail/outgoing-mail.server";
import { announcePosts } from "~/models/newsletter/post-issue.server";
import { openSmtp, type SmtpSettings } from "~/smtp/smtp.server";
import { logError } from "~/utils/log-failure.server";
import { acquireMailLock } from "~db/process-lock";
import { writeDueDigests } from "../digests.server";
import { readBounceMailbox } from "./bounce-mailbox.server";
import { startDueIssues } from "./due-issues.server";
import { createSender } from "./mail-sender.server";

const LOCK_MS = 2_000;
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** What a mail on its way gets when the site stops, before its line is cut. */
const LAST_MAIL_MS = 3_000;

export type MailSettings = SmtpSettings & { perMinute: number };

type Chore = { everyMs: number; work: (stop: AbortSignal) => unknown };

/** Does this again and again until it is stopped; one turn that fails does not stop it. */
async function repeat({ everyMs, work }: Chore, stop: AbortSignal) {
  while (!stop.aborted) {
    try {
      await work(stop);
    } catch (error) {
      logError("mail", error);
    }
    await sleep(everyMs, null, { signal: stop }).catch(() => {});
  }
}

/** Waits until no other process sends; `null` when it is stopped before. */
async function whenAlone(stop: AbortSignal) {
  while (!stop.aborted) {
    const release = acquireMailLock();
    if (release !== null) return release;
    await sleep(LOCK_MS, null, { signal: stop }).catch(() => {});
  }
  return null;
}

/** What is done beside the sending, each without regard to the others. */
function choresOf({ bounceImapUrl }: MailSettings): Chore[] {
  const chores: Chore[] = [
    { everyMs: 5 * SECOND_MS, work: announcePosts },
    { everyMs: 5 * SECOND_MS, work: startDueIssues },
    { everyMs: MINUTE_MS, work: writeDueDigests },
    { everyMs: 60 * MINUTE_MS, work: mendDueTimes },
  ];
  if (bounceImapUrl === null) return chores;
  const readBounces = (stop: AbortSignal) => readBounceMailbox(bounceImapUrl, stop);
  return [...chores, { everyMs: 3 * MINUTE_MS, work: readBounces }];
}

/**
 * The worker of the mail queue (an outbox in the database): sends mails as they fall due until `stop` is called. One
 * process does so at a time. Nothing says in the database that a mail is being sent, so what a process leaves behind that
 * was killed is simply due, and the next one takes it up at once.
 */
export function startMailLoop(settings: MailSettings) {
  const stopping = new AbortController();
  const cut = new AbortController();

  async function run() {
    const release = await whenAlone(stopping.signal);
    if (release === null) return;
    const smtp = await openSmtp(settings);
    const stops = { stopping: stopping.signal, cut: cut.signal };
    const send = createSender(smtp, settings.perMinute, stops);
    const chores = choresOf(settings).map((chore) => repeat(chore, stopping.signal));
    await Promise.all([send(), ...chores]).finally(() => {
      smtp.close();
      release();
    });
  }

  const running = run().catch((error) => logError("mail", error));

  async function stop() {
    stopping.abort();
    const bound = setTimeout(() => cut.abort(), LAST_MAIL_MS);
    await running;
    clearTimeout(bound);
  }

  return { stop };
}
