import { inArray } from "drizzle-orm";
import { invalid, type Saved, saved } from "~/models/base/records/result";
import { env } from "~/utils/env.server";
import { db, transact } from "~db/client.server";
import { newsletterSubscribers as table } from "~db/schema/subscribers";
import { newAddress } from "./newsletter.server";
import { STOPPED_BY_OWNER, subscriberState } from "./subscriber";
import { type Intake, intakeOf } from "./subscriber-intake";
import type { NewSubscriberInput } from "./subscriber-intake-input.server";
import { mailSubscriber } from "./subscriber-mail.server";
import {
  activate,
  changeSubscriber,
  endSubscription,
  findSubscriber,
  type Subscriber,
  wholeSubscriber,
} from "./subscriber-rows.server";

type Origin = Pick<NewSubscriberInput, "cadence"> & {
  consent: string | null;
  source: "owner" | "import";
};

/** How many rows one statement adds: the search index is written once for each statement. */
const ROWS_AT_ONCE = 200;

/** Subscribes addresses, or asks them to confirm. Returns the result of each; to be called in a transaction. */
export function addSubscribers(emails: string[], origin: Origin): Intake[] {
  const addresses = emails.map((email) => email.toLowerCase());
  const hasConsent = origin.consent !== null;
  const known = new Map(findByEmail(addresses).map((row) => [row.email, row]));
  const fresh = addInParts(
    addresses.filter((address) => !known.has(address)),
    origin,
  );
  if (!hasConsent) for (const subscriber of fresh) mailSubscriber(subscriber, "invitation");
  return addresses.map((address) => {
    const before = known.get(address);
    if (before && subscriberState(before) === "waiting") confirmWaiting(before, origin);
    return intakeOf(before && subscriberState(before), hasConsent);
  });
}

function findByEmail(emails: string[]) {
  return db.select(wholeSubscriber).from(table).where(inArray(table.email, emails)).all();
}

function addInParts(emails: string[], origin: Origin): Subscriber[] {
  const added: Subscriber[] = [];
  for (let from = 0; from < emails.length; from += ROWS_AT_ONCE) {
    const values = emails.slice(from, from + ROWS_AT_ONCE).map((email) => ({
      ...newAddress(email),
      ...origin,
      isActive: origin.consent !== null,
    }));
    added.push(...db.insert(table).values(values).returning(wholeSubscriber).all());
  }
  return added;
}

function confirmWaiting(before: Subscriber, origin: Origin) {
  changeSubscriber(before, origin);
  const subscriber = { ...before, ...origin };
  if (origin.consent !== null) activate(subscriber);
  else mailSubscriber(subscriber, "invitation");
}

/** The message when no mail can ask for consent and none is stated. */
export const NEEDS_CONSENT =
  "Mail is not set up, so nobody can be asked: say how and when they agreed.";

/** Whether consent has to be stated because no mail can ask for it. */
export function needsConsent(consent: string | null) {
  return consent === null && env.mail === null;
}

const refused: Partial<Record<Intake, string>> = {
  known: "This address is subscribed already.",
  left: "Whoever this is has unsubscribed: they alone can come back, by the form on the site.",
  stopped: "Mail to this address was stopped. Open it in the list to see why.",
};

/** Subscribes one address, or asks it to confirm. */
export function addSubscriber(input: NewSubscriberInput): Saved<Intake> {
  const consent = input.consent || null;
  if (needsConsent(consent)) return invalid("consent", NEEDS_CONSENT);
  return transact(() => {
    const origin = { cadence: input.cadence, consent, source: "owner" as const };
    const [intake = "known"] = addSubscribers([input.email], origin);
    const message = refused[intake];
    return message ? invalid("email", message) : saved(intake);
  });
}

/** Stops mail to a subscriber; returns whether there was an active one. */
export function stopSubscriber(id: string) {
  return transact(() => {
    const subscriber = findSubscriber({ id });
    if (!subscriber?.isActive) return false;
    endSubscription(subscriber, STOPPED_BY_OWNER);
    return true;
  });
}

/** Undoes a stop by the owner, and no other stop; returns whether there was one. */
export function resumeSubscriber(id: string) {
  return transact(() => {
    const subscriber = findSubscriber({ id });
    if (!subscriber || subscriber.isActive || subscriber.stopReason !== STOPPED_BY_OWNER)
      return false;
    activate(subscriber);
    return true;
  });
}

/**
 * Asks a subscriber to confirm who was stopped by the mail server or has not confirmed yet; returns whether there was
 * one.
 */
export function askSubscriber(id: string) {
  return transact(() => {
    const subscriber = findSubscriber({ id });
    const state = subscriber && subscriberState(subscriber);
    if (!subscriber || env.mail === null || (state !== "stopped" && state !== "waiting"))
      return false;
    mailSubscriber(subscriber, "invitation");
    return true;
  });
}
