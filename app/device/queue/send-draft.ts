import { type DraftKey, type DraftState, draftPath } from "~/models/find/drafts/draft";
import type { Fields } from "./queue-entry";

/** A newer text that was saved elsewhere, with the values of its fields. */
export type NewerText = DraftState & { values: object };

/** The result of sending a text as a draft. */
export type DraftOutcome =
  | { kind: "kept"; state: DraftState }
  | { kind: "newer"; newer: NewerText }
  /** Its record was deleted. */
  | { kind: "gone" }
  | { kind: "signed-out" }
  /** The text is too long or its form is unknown; sending it again is useless. */
  | { kind: "refused"; message: string }
  /** There is no connection, or the site cannot store anything at the moment. */
  | { kind: "unsent" };

/** Browsers do not send a larger body from a page that is being closed, in bytes. */
const KEEPALIVE_BYTES = 60_000;

type SentDraft = { of: DraftKey; fields: Fields; state: DraftState; writer: string };

/** Sends typed text to be stored as the record's draft; `signal` aborts it. */
export async function sendDraft(
  { of, fields, state, writer }: SentDraft,
  signal?: AbortSignal,
): Promise<DraftOutcome> {
  const body = new URLSearchParams(fields);
  body.set("draftId", state.id ?? "");
  body.set("draftVersion", String(state.version));
  body.set("writer", writer);
  const text = body.toString();
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const keepalive = text.length < KEEPALIVE_BYTES;
  try {
    const init = { method: "PUT", body: text, headers, keepalive, signal };
    return await outcomeOf(await fetch(draftPath(of), init));
  } catch {
    return { kind: "unsent" };
  }
}

async function outcomeOf(answer: Response): Promise<DraftOutcome> {
  const result = await answer.json();
  if (answer.ok) return { kind: "kept", state: result };
  if (answer.status === 409) return { kind: "newer", newer: result.newer };
  if (answer.status === 404) return { kind: "gone" };
  if (answer.status === 401) return { kind: "signed-out" };
  const isFinal = answer.status === 400 || answer.status === 413;
  return isFinal ? { kind: "refused", message: result.message } : { kind: "unsent" };
}
