import { type Line, tell } from "./channel";

/** What one attempt came to: the entry waits no longer as it did, some of it has arrived, or all has to be tried again. */
export type Result = "done" | "moved" | "later" | "signed-out";

/** Looks for what goes next of its kind, and gives what sends it; `null` when nothing can go. */
export type NextEntry = () => Promise<(() => Promise<Result>) | null>;

/** How the sending ended: nothing more can go, some of it is to be tried again, or the owner has to sign in. */
export type SendOutcome = { line: Exclude<Line, "sending">; hasMoved: boolean };

async function firstAttempt(kinds: NextEntry[]) {
  for (const kind of kinds) {
    const attempt = await kind();
    if (attempt) return { kind, attempt };
  }
  return null;
}

async function sendAll(kinds: NextEntry[]): Promise<SendOutcome> {
  let hasMoved = false;
  /** Those that found no line do not hold up the others. */
  const resting = new Set<NextEntry>();
  for (;;) {
    const found = await firstAttempt(kinds.filter((kind) => !resting.has(kind)));
    if (!found) return { line: resting.size === 0 ? "idle" : "pausing", hasMoved };
    tell({ type: "line", line: "sending" });
    const result = await found.attempt();
    if (result === "signed-out") return { line: result, hasMoved };
    if (result !== "done") resting.add(found.kind);
    if (result !== "later") hasMoved = true;
  }
}

/** Sends what waits until the line breaks, one after the other, each kind before the next. */
export async function send(kinds: NextEntry[]) {
  const sent = await sendAll(kinds);
  tell({ type: "line", line: sent.line });
  return sent;
}
