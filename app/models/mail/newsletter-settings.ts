import { z } from "zod";
import { email } from "~/models/base/records/email-schema.server";
import { version, whole } from "~/models/base/records/value-schemas";

/** The owner's mail settings: absent fields stay as they are. */
export const newsletterSettingsInput = z.object({
  /** Empty: the address of `MAIL_FROM`. */
  noticeAddress: email().nullish(),
  /** 0: messages are kept until they are deleted. */
  messageMonths: whole("Months", 0, 120).optional(),
  version,
});

export type NewsletterSettingsChange = z.output<typeof newsletterSettingsInput>;
