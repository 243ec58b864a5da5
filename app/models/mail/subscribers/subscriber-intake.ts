import { counted } from "~/utils/words/counted";
import type { SubscriberState } from "./subscriber";

/** Addresses that the owner puts on the list, one or many at once. */

/** A longer list has to be imported in parts. */
export const MAX_IMPORT_ROWS = 2_000;
export const MAX_IMPORT_BYTES = 200_000;

/** The form's file field; it does not take pictures. */
export const CSV_FIELD = "csv";

/** A line without an acceptable address, with the reason. */
export type BadLine = { line: number; text: string; reason: string };

/** The result for an address that the owner enters; `known`, `left` and `stopped` ones stay as they are. */
export type Intake = "subscribed" | "asked" | "known" | "left" | "stopped";

/** The result for an address in this state, or for a new one, with or without consent. */
export function intakeOf(state: SubscriberState | undefined, hasConsent: boolean): Intake {
  if (state === "subscribed" || state === "paused") return "known";
  if (state === "left" || state === "stopped") return state;
  return hasConsent ? "subscribed" : "asked";
}

/** How many addresses have each result. */
export type IntakeCounts = Record<Intake | "unconfirmed", number>;

/** The result of an import, or of its preview, in words. */
export function sumUp(counts: IntakeCounts) {
  const { subscribed, asked, known, left, stopped, unconfirmed } = counts;
  const parts = [
    subscribed > 0 && `${counted(subscribed, "address", "addresses")} subscribed`,
    asked > 0 && `${counted(asked, "address", "addresses")} asked to confirm`,
    known > 0 && `${known} subscribed already`,
    left > 0 && `${left} left alone for having unsubscribed`,
    stopped > 0 && `${stopped} left alone for being stopped`,
    unconfirmed > 0 && `${unconfirmed} left out for never having confirmed`,
  ];
  return `${parts.filter(Boolean).join(", ") || "Nothing to take in"}.`;
}
