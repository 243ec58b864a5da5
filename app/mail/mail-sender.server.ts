import { setTimeout as sleep } from "node:timers/promises";
import { composeMail } from "~/mail/compose.server";
import { type ClaimedMail, claimMail } from "~/models/newsletter/claimed-mail.server";
import { AWAITED_KINDS, allowedNow, nextMails } from "~/models/newsletter/due-mails.server";
import { recordOutcome } from "~/models/newsletter/mail-outcome.server";
import { openSmtp, type Smtp, type SmtpSettings } from "~/smtp/smtp.server";
import type { MailOutcome } from "~/smtp/smtp-outcome";
import { rest } from "~/utils/async/rest.server";
import { isStorageFailure } from "~/utils/files/storage-failure.server";
import { logError } from "~/utils/log-failure.server";
import { whenWritable } from "~db/client.server";

/** What somebody waits for is looked for again after so much time's copies of an issue. */
const BATCH_MS = 2_000;
const LARGEST_BATCH = 50;
const SHORTEST_HALT_MS = 5_000;
const LONGEST_HALT_MS = 5 * 60_000;
const WRITE_AGAIN_MS = 1_000;
/** What a mail on its way gets when the site stops, before its line is cut. */
const LAST_MAIL_MS = 3_000;

export type MailSettings = SmtpSettings & { perMinute: number };

type Line = {
  smtp: Smtp;
  /** No further mail is begun. */
  stopping: AbortSignal;
  /** The mail on its way is given up. */
  cut: AbortSignal;
};

/** A mail of which nobody knows what became would go out again: this waits for as long as it takes. */
async function settle(mail: ClaimedMail, outcome: MailOutcome, cut: AbortSignal) {
  while (!cut.aborted) {
    await whenWritable();
    try {
      return recordOutcome(mail, outcome);
    } catch (error) {
      if (!isStorageFailure(error)) throw error;
      logError("sending", error);
      await sleep(WRITE_AGAIN_MS);
    }
  }
}

/** What cannot be made into a mail is tried again as what the server refuses for the time being is. */
async function attempt(mail: ClaimedMail, { smtp, cut }: Line): Promise<MailOutcome> {
  try {
    const isIssue = mail.kind === "issue";
    const isPersonal = mail.kind === "answer";
    const marks = { isIssue, isPersonal, unsubscribeUrl: mail.unsubscribeUrl };
    return await smtp.send({ ...mail, ...(await composeMail(mail)), ...marks }, cut);
  } catch (error) {
    logError("sending", error);
    return { state: "waiting", response: "The mail could not be made: see the site's log." };
  }
}

/** A line to the mail server for as long as this takes. When the site stops, a mail on its way has a moment to arrive. */
async function onLine(
  settings: MailSettings,
  stopping: AbortSignal,
  work: (line: Line) => Promise<void>,
) {
  const smtp = await openSmtp(settings);
  const cut = new AbortController();
  let bound: NodeJS.Timeout | undefined;
  const cutSoon = () => {
    bound = setTimeout(() => cut.abort(), LAST_MAIL_MS);
  };
  stopping.addEventListener("abort", cutSoon);
  await work({ smtp, stopping, cut: cut.signal }).finally(() => {
    stopping.removeEventListener("abort", cutSoon);
    clearTimeout(bound);
    smtp.close();
  });
}

/** Makes what sends all mails that are due, one after the other, within `perMinute`. */
export function createSender(settings: MailSettings) {
  const { perMinute } = settings;
  const spacingMs = 60_000 / perMinute;
  const batch = Math.min(LARGEST_BATCH, Math.max(1, Math.floor(BATCH_MS / spacingMs)));
  let haltMs = 0;

  const nextBatch = () => nextMails(Math.min(batch, allowedNow(perMinute)));

  async function sendOne(id: string, line: Line) {
    const { stopping, cut } = line;
    const startedAt = performance.now();
    await whenWritable();
    const mail = claimMail(id);
    if (!mail) return;
    const outcome = await attempt(mail, line);
    // It may have arrived or not, and goes out again under the same id.
    if (cut.aborted && outcome.state !== "sent") return;
    await settle(mail, outcome, cut);
    if (outcome.state === "halted") {
      haltMs = Math.min(LONGEST_HALT_MS, Math.max(SHORTEST_HALT_MS, haltMs * 2));
      return rest(haltMs, stopping);
    }
    haltMs = 0;
    // Evenly, as mail servers like it, so that pages have their turn, and so that a minute's mails are never all gone.
    if (!AWAITED_KINDS.includes(mail.kind)) {
      await rest(spacingMs - (performance.now() - startedAt), stopping);
    }
  }

  return async function sendDueMails(stopping: AbortSignal) {
    let ids = nextBatch();
    if (ids.length === 0) return;
    await onLine(settings, stopping, async (line) => {
      for (; ids.length > 0; ids = nextBatch()) {
        for (const id of ids) {
          if (stopping.aborted) return;
          await sendOne(id, line);
          if (haltMs > 0) break;
        }
      }
    });
  };
}
