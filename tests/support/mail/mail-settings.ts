import { vi } from "vitest";
import { type MailSettings, startMailLoop } from "~/mail/loop/mail-loop.server";
import { env } from "~/utils/env.server";

/** The settings of the mail loop with another server; `SMTP_URL` has to be set. */
export function mailSettings(smtpUrl: string, more: Partial<MailSettings> = {}): MailSettings {
  if (env.mail === null) throw new Error("Mail is not set up in this test.");
  return { ...env.mail, smtpUrl, perMinute: 10_000, ...more };
}

/** Runs a mail loop until this holds. */
export async function sendUntil(settings: MailSettings, holds: () => unknown) {
  const loop = startMailLoop(settings);
  await vi.waitFor(() => holds(), { timeout: 15_000, interval: 20 });
  await loop.stop();
}
