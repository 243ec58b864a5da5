import { eq } from "drizzle-orm";
import { env } from "~/utils/env.server";
import { db, transact } from "~db/client.server";
import { newsletterSubscribers as table } from "~db/schema";
import { newAddress } from "./newsletter.server";
import { invalid, type Saved, saved } from "./result";
import { STOPPED_BY_OWNER, subscriberState } from "./subscriber";
import { type Intake, intakeOf, type NewSubscriberInput } from "./subscriber-intake";
import { mailSubscriber } from "./subscriber-mail.server";
import {
  activate,
  changeSubscriber,
  endSubscription,
  findSubscriber,
  forgetSubscriber,
  type Subscriber,
  wholeSubscriber,
} from "./subscriber-rows.server";
import type { SubscriptionInput } from "./subscription-input";

/** What the owner does with addresses. */

type Origin = Pick<NewSubscriberInput, "cadence"> & {
  consent: string | null;
  source: "owner" | "import";
};

/** Puts an address on the list, or asks it to confirm; in a transaction. */
export function takeIn(email: string, { cadence, consent, source }: Origin) {
  const address = email.toLowerCase();
  const before = db.select(wholeSubscriber).from(table).where(eq(table.email, address)).get();
  const intake = intakeOf(before && subscriberState(before), consent !== null);
  if (intake !== "subscribed" && intake !== "asked") return intake;
  const origin = { cadence, consent, source };
  if (before) changeSubscriber(before, origin);
  const subscriber = before
    ? { ...before, ...origin }
    : db
        .insert(table)
        .values({ ...newAddress(address), ...origin })
        .returning(wholeSubscriber)
        .get();
  if (intake === "subscribed") activate(subscriber);
  else mailSubscriber(subscriber);
  return intake;
}

/** What is said where no mail can ask and no consent is stated. */
export const NEEDS_CONSENT =
  "Mail is not set up, so nobody can be asked: say how and when they agreed.";

/** Whether addresses can be taken in: with the consent stated, or by a mail that asks for it. */
export function needsConsent(consent: string | null) {
  return consent === null && env.mail === null;
}

const refused: Partial<Record<Intake, string>> = {
  known: "This address is subscribed already.",
  left: "Whoever this is has unsubscribed: they alone can come back, by the form on the site.",
  stopped: "Mail to this address was stopped. Open it in the list to see why.",
};

/** Puts one address on the list, or asks it to confirm. */
export function addSubscriber(input: NewSubscriberInput): Saved<Intake> {
  const consent = input.consent || null;
  if (needsConsent(consent)) return invalid("consent", NEEDS_CONSENT);
  return transact(() => {
    const intake = takeIn(input.email, { cadence: input.cadence, consent, source: "owner" });
    const message = refused[intake];
    return message ? invalid("email", message) : saved(intake);
  });
}

function withSubscriber(id: string, act: (subscriber: Subscriber) => boolean) {
  return transact(() => {
    const subscriber = findSubscriber({ id });
    return subscriber !== null && act(subscriber);
  });
}

/** Sets how often and from when on mail goes to a subscriber; says whether there was one. */
export function changeSubscriberOf(id: string, { cadence, pausedUntil }: SubscriptionInput) {
  return withSubscriber(id, (subscriber) => {
    changeSubscriber(subscriber, { cadence, pausedUntil: pausedUntil ?? null });
    return true;
  });
}

/** Has no mail go to a subscriber any more; says whether there was an active one. */
export function stopSubscriber(id: string) {
  return withSubscriber(id, (subscriber) => {
    if (!subscriber.isActive) return false;
    endSubscription(subscriber, STOPPED_BY_OWNER);
    return true;
  });
}

/** Takes the owner's own stop back, and no other; says whether there was one. */
export function resumeSubscriber(id: string) {
  return withSubscriber(id, (subscriber) => {
    if (subscriber.isActive || subscriber.stopReason !== STOPPED_BY_OWNER) return false;
    activate(subscriber);
    return true;
  });
}

/** Asks one to confirm whom the mail server stopped, or who waits to; says whether there was one. */
export function askSubscriber(id: string) {
  return withSubscriber(id, (subscriber) => {
    const state = subscriberState(subscriber);
    if (env.mail === null || (state !== "stopped" && state !== "waiting")) return false;
    mailSubscriber(subscriber);
    return true;
  });
}

/** Deletes a subscriber and all that is kept about the address; says whether there was one. */
export function removeSubscriber(id: string) {
  return withSubscriber(id, (subscriber) => {
    forgetSubscriber(subscriber);
    return true;
  });
}
