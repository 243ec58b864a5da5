import { z } from "zod";
import { email } from "~/models/base/records/email-schema.server";
import { LIMITS } from "~/models/base/records/limits";
import { oneLine, oneOfThe, text } from "~/models/base/records/value-schemas";
import { cadences } from "~/vocabulary";

const consent = () => oneLine("Consent", LIMITS.excerpt).nullish();

export const subscribeInput = z.object({ email: email() });

/** An address that the owner enters; if consent is stated, no mail asks for it. */
export const newSubscriberInput = z.object({
  email: email(),
  cadence: oneOfThe("How often", cadences),
  consent: consent(),
});

export type NewSubscriberInput = z.output<typeof newSubscriberInput>;

/** A list of addresses that the owner imports. */
export const importInput = z.object({
  addresses: text("The list", LIMITS.content).nullish(),
  cadence: oneOfThe("How often", cadences),
  consent: consent(),
  /** Whether to import the good lines although there are bad ones. */
  skipsBad: z.boolean().optional(),
});
