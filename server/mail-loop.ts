import { setTimeout as sleep } from "node:timers/promises";
import { forgetUnconfirmed } from "~/models/newsletter.server";
import { forgetOldMails, settleMail, takeDueMail } from "~/models/outgoing-mail.server";
import { logError } from "~/utils/log-failure.server";
import { openSmtp, type Smtp } from "~/utils/smtp.server";

const IDLE_MS = 2_000;
const TIDY_MS = 60 * 60 * 1000;
/** What a mail on its way gets when the site stops, before its line is cut. */
const LAST_MAIL_MS = 3_000;

export type MailSettings = { smtpUrl: string; from: string; perMinute: number };

/** Sends the mail that is due, if there is one; says whether there was. */
async function sendNext(smtp: Smtp, perMinute: number, cut: AbortSignal) {
  const mail = takeDueMail(perMinute);
  if (mail) settleMail(mail, await smtp.send(mail, cut));
  return mail !== null;
}

/**
 * The worker of the mail queue (an outbox in the database): sends mails as they fall due, one after the
 * other, until `stop` is called. What is due is asked of the database each time, so a process that was
 * killed, or a second one, changes nothing.
 */
export function startMailLoop({ perMinute, ...server }: MailSettings) {
  const stopping = new AbortController();
  const cut = new AbortController();
  let tidiedAt = Number.NEGATIVE_INFINITY;

  function tidy() {
    if (performance.now() - tidiedAt < TIDY_MS) return;
    tidiedAt = performance.now();
    forgetOldMails();
    forgetUnconfirmed();
  }

  async function run() {
    const smtp = await openSmtp(server);
    while (!stopping.signal.aborted) {
      let isBusy = false;
      try {
        tidy();
        isBusy = await sendNext(smtp, perMinute, cut.signal);
      } catch (error) {
        logError("mail", error);
      }
      if (!isBusy) await sleep(IDLE_MS, null, { signal: stopping.signal }).catch(() => {});
    }
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
