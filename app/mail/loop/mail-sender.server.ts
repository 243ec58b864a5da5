import { setTimeout as sleep } from "node:timers/promises";
import { composeMail } from "~/mail/compose.server";
import { type ClaimedMail, claimMail } from "~/models/newsletter/claimed-mail.server";
import { AWAITED_KINDS, allowedNow, createTurns } from "~/models/newsletter/due-mails.server";
import { settleMail } from "~/models/newsletter/mail-outcome.server";
import type { Smtp } from "~/smtp/smtp.server";
import type { MailOutcome } from "~/smtp/smtp-outcome";
import { isStorageFailure } from "~/utils/files/storage-failure.server";
import { logError } from "~/utils/log-failure.server";
import { whenWritable } from "~db/client.server";

const IDLE_MS = 2_000;
/** What somebody waits for is looked for again after so much time's copies of an issue. */
const BATCH_MS = 2_000;
const LARGEST_BATCH = 50;
const SHORTEST_HALT_MS = 5_000;
const LONGEST_HALT_MS = 5 * 60_000;
const WRITE_AGAIN_MS = 1_000;

type Stops = {
  /** No further mail is begun. */
  stopping: AbortSignal;
  /** The mail on its way is given up. */
  cut: AbortSignal;
};

/** Sends what is due, one mail after the other, within `perMinute`, until it is stopped. */
export function createSender(smtp: Smtp, perMinute: number, { stopping, cut }: Stops) {
  const nextMails = createTurns();
  const spacingMs = 60_000 / perMinute;
  const batch = Math.min(LARGEST_BATCH, Math.max(1, Math.floor(BATCH_MS / spacingMs)));
  let haltMs = 0;

  const rest = (milliseconds: number) =>
    sleep(milliseconds, null, { signal: stopping }).catch(() => {});

  /** A mail of which nobody knows what became would go out again: this waits for as long as it takes. */
  async function settle(mail: ClaimedMail, outcome: MailOutcome) {
    while (!cut.aborted) {
      await whenWritable();
      try {
        return settleMail(mail, outcome);
      } catch (error) {
        if (!isStorageFailure(error)) throw error;
        logError("mail", error);
        await sleep(WRITE_AGAIN_MS);
      }
    }
  }

  /** What cannot be made into a mail is tried again as what the server refuses for the time being is. */
  async function attempt(mail: NonNullable<ReturnType<typeof claimMail>>): Promise<MailOutcome> {
    try {
      const isIssue = mail.kind === "issue";
      const isPersonal = mail.kind === "answer";
      const marks = { isIssue, isPersonal, unsubscribeUrl: mail.unsubscribeUrl };
      return await smtp.send({ ...mail, ...(await composeMail(mail)), ...marks }, cut);
    } catch (error) {
      logError("mail", error);
      return { state: "waiting", response: "The mail could not be made: see the site's log." };
    }
  }

  async function sendOne(id: string) {
    const startedAt = performance.now();
    await whenWritable();
    const mail = claimMail(id);
    if (!mail) return;
    const outcome = await attempt(mail);
    // It may have arrived or not, and goes out again under the same id.
    if (cut.aborted && outcome.state !== "sent") return;
    await settle(mail, outcome);
    if (outcome.state === "halted") {
      haltMs = Math.min(LONGEST_HALT_MS, Math.max(SHORTEST_HALT_MS, haltMs * 2));
      return rest(haltMs);
    }
    haltMs = 0;
    // Evenly, as mail servers like it, so that pages have their turn, and so that a minute's mails are never all gone.
    if (!AWAITED_KINDS.includes(mail.kind)) {
      await rest(spacingMs - (performance.now() - startedAt));
    }
  }

  async function sendDue() {
    const ids = nextMails(Math.min(batch, allowedNow(perMinute)));
    for (const id of ids) {
      if (stopping.aborted) return;
      await sendOne(id);
      if (haltMs > 0) return;
    }
    if (ids.length === 0) await rest(IDLE_MS);
  }

  /** Runs until it is stopped. */
  return async function run() {
    while (!stopping.aborted) {
      await sendDue().catch(async (error) => {
        logError("mail", error);
        await rest(IDLE_MS);
      });
    }
  };
}
