import { vi } from "vitest";
import { mailJobs } from "~/jobs/jobs.server";
import { startJobs } from "~/jobs/loop.server";
import type { MailSettings } from "~/mail/mail-sender.server";
import { env } from "~/utils/env.server";

/** The settings of mail with another server; `SMTP_URL` has to be set. */
export function mailSettings(smtpUrl: string, more: Partial<MailSettings> = {}): MailSettings {
  if (env.mail === null) throw new Error("Mail is not set up in this test.");
  return { ...env.mail, smtpUrl, perMinute: 10_000, ...more };
}

/** Sends what is due until this holds. */
export async function sendUntil(settings: MailSettings, holds: () => unknown) {
  const jobs = startJobs(mailJobs(settings));
  await vi.waitFor(() => holds(), { timeout: 15_000, interval: 20 });
  await jobs.stop();
}
