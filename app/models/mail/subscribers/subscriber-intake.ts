import { counted } from "~/utils/words/counted";
import type { SubscriberState } from "./subscriber";

/** Addresses that the owner puts on the list, one or many at once. */

/** More addresses than this are brought in several parts. */
export const MAX_IMPORT_ROWS = 2_000;
export const MAX_IMPORT_BYTES = 200_000;

/** The file field of the form; no picture is looked for in it. */
export const CSV_FIELD = "csv";

/** A line that holds no address that can be taken in, with the reason. */
export type BadLine = { line: number; text: string; reason: string };

/** What comes of an address that the owner puts in; `known` ones stay as they are, and so do those that left. */
export type Intake = "subscribed" | "asked" | "known" | "left" | "stopped";

/** What will come of one that is in this state, or new, with the consent of who it belongs to or without. */
export function intakeOf(state: SubscriberState | undefined, hasConsent: boolean): Intake {
  if (state === "subscribed" || state === "paused") return "known";
  if (state === "left" || state === "stopped") return state;
  return hasConsent ? "subscribed" : "asked";
}

/** How many addresses come to what. */
export type IntakeCounts = Record<Intake | "unconfirmed", number>;

/** What an import came to, or will. */
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
