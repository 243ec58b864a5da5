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

/** How much of an issue is sent before mails that somebody waits for are looked for again. */
const BATCH_MS = 2_000;
const LARGEST_BATCH = 50;
const SHORTEST_HALT_MS = 5_000;
const LONGEST_HALT_MS = 5 * 60_000;
const WRITE_AGAIN_MS = 1_000;
/** How long a mail that is being sent gets when the site stops, before its connection is cut. */
const LAST_MAIL_MS = 3_000;

export type MailSettings = SmtpSettings & { perMinute: number };

type Connection = {
  smtp: Smtp;
  /** Aborted when no further mail should be started. */
  stopping: AbortSignal;
  /** Aborted when the mail that is being sent is given up. */
  cut: AbortSignal;
};

/**
 * Records the outcome, and waits for the database as long as it takes: a mail with an unknown outcome would be sent
 * again.
 */
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

/** Sends a mail. If composing it fails, it counts as refused for the time being and is tried again. */
async function attempt(mail: ClaimedMail, { smtp, cut }: Connection): Promise<MailOutcome> {
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

/**
 * Opens a connection to the mail server for the work. When the site stops, a mail that is being sent gets a moment to
 * finish.
 */
async function withConnection(
  settings: MailSettings,
  stopping: AbortSignal,
  work: (connection: Connection) => Promise<void>,
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

/** Returns a function that sends all due mails one after the other, at most `perMinute`. */
export function createSender(settings: MailSettings) {
  const { perMinute } = settings;
  const spacingMs = 60_000 / perMinute;
  const batch = Math.min(LARGEST_BATCH, Math.max(1, Math.floor(BATCH_MS / spacingMs)));
  let haltMs = 0;

  const nextBatch = () => nextMails(Math.min(batch, allowedNow(perMinute)));

  async function sendOne(id: string, connection: Connection) {
    const { stopping, cut } = connection;
    const startedAt = performance.now();
    await whenWritable();
    const mail = claimMail(id);
    if (!mail) return;
    const outcome = await attempt(mail, connection);
    // It may have arrived or not; it will be sent again with the same `Message-ID`.
    if (cut.aborted && outcome.state !== "sent") return;
    await settle(mail, outcome, cut);
    if (outcome.state === "halted") {
      haltMs = Math.min(LONGEST_HALT_MS, Math.max(SHORTEST_HALT_MS, haltMs * 2));
      return rest(haltMs, stopping);
    }
    haltMs = 0;
    // Evenly: mail servers prefer that, pages get their turn, and a minute's mails are never used up at once.
    if (!AWAITED_KINDS.includes(mail.kind)) {
      await rest(spacingMs - (performance.now() - startedAt), stopping);
    }
  }

  return async function sendDueMails(stopping: AbortSignal) {
    let ids = nextBatch();
    if (ids.length === 0) return;
    await withConnection(settings, stopping, async (connection) => {
      for (; ids.length > 0; ids = nextBatch()) {
        for (const id of ids) {
          if (stopping.aborted) return;
          await sendOne(id, connection);
          if (haltMs > 0) break;
        }
      }
    });
  };
}
