import { z } from "zod";
import { email } from "~/models/base/records/email-schema.server";
import { LIMITS } from "~/models/base/records/limits";
import { oneOfThe, requiredText } from "~/models/base/records/value-schemas";
import { contactSubjects } from "~/vocabulary";

export const contactInput = z.object({
  name: requiredText("Name"),
  email: email(),
  subject: z
    .string({
      error: (issue) => (issue.input == null ? "Subject is required" : "Subject must be text."),
    })
    .pipe(oneOfThe("Subject", contactSubjects)),
  message: requiredText("Message", LIMITS.message),
  /** Chosen by the sender's browser, so that a message sent twice is kept once. */
  idempotencyKey: z.uuid("The idempotency key must be a UUID.").nullish(),
});

export type ContactInput = z.output<typeof contactInput>;
