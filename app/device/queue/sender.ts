import { broadcast, type SenderState } from "./channel";

/**
 * The result of an attempt: the entry left the queue or changed its state, a part of it was sent, or it must be tried
 * again.
 */
export type Result = "done" | "moved" | "later" | "signed-out";

/** Finds the next entry of a kind and returns the function that sends it; `null` when nothing can be sent. */
export type NextEntry = () => Promise<(() => Promise<Result>) | null>;

/** The end of a run: nothing is left to send, something has to be tried again, or the owner has to sign in. */
export type SendOutcome = { sender: Exclude<SenderState, "sending">; hasMoved: boolean };

async function firstAttempt(kinds: NextEntry[]) {
  for (const kind of kinds) {
    const attempt = await kind();
    if (attempt) return { kind, attempt };
  }
  return null;
}

async function sendAll(kinds: NextEntry[]): Promise<SendOutcome> {
  let hasMoved = false;
  /** Kinds that could not be sent are skipped, so that they do not hold up the others. */
  const resting = new Set<NextEntry>();
  for (;;) {
    const found = await firstAttempt(kinds.filter((kind) => !resting.has(kind)));
    if (!found) return { sender: resting.size === 0 ? "idle" : "pausing", hasMoved };
    broadcast({ type: "sender", sender: "sending" });
    const result = await found.attempt();
    if (result === "signed-out") return { sender: result, hasMoved };
    if (result !== "done") resting.add(found.kind);
    if (result !== "later") hasMoved = true;
  }
}

/** Sends the queue, one entry at a time and each kind before the next, until nothing more can be sent. */
export async function send(kinds: NextEntry[]) {
  const sent = await sendAll(kinds);
  broadcast({ type: "sender", sender: sent.sender });
  return sent;
}
