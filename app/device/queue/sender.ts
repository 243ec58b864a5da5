import { type Line, tell } from "./channel";

/** What one attempt came to: the entry waits no longer as it did, some of it has arrived, or all has to be tried again. */
export type Result = "done" | "moved" | "later" | "signed-out";

/** Looks for what goes next of its kind, and gives what sends it; `null` when nothing can go. */
export type Kind = () => Promise<(() => Promise<Result>) | null>;

/** How the sending ended: nothing more can go, it is to be tried again, or the owner has to sign in. */
export type Sent = Exclude<Line, "sending">;

/** Waits after so many failures in a row, or until the line is back. */
type Pause = (failures: number) => Promise<void>;

async function firstAttempt(kinds: Kind[]) {
  for (const kind of kinds) {
    const attempt = await kind();
    if (attempt) return { kind, attempt };
  }
  return null;
}

async function sendAll(kinds: Kind[], pause: Pause | null): Promise<Sent> {
  let failures = 0;
  /** Those that found no line do not hold up the others. */
  const resting = new Set<Kind>();
  for (;;) {
    const found = await firstAttempt(kinds.filter((kind) => !resting.has(kind)));
    if (!found) {
      if (resting.size === 0) return "idle";
      if (!pause) return "pausing";
      failures += 1;
      tell({ type: "line", line: "pausing" });
      await pause(failures);
      resting.clear();
      continue;
    }
    tell({ type: "line", line: "sending" });
    const result = await found.attempt();
    if (result === "signed-out") return result;
    if (result !== "done") resting.add(found.kind);
    if (result !== "later") failures = 0;
  }
}

/** Sends what waits, one after the other, each kind before the next; without `pause` until the line breaks. */
export async function send(kinds: Kind[], pause: Pause | null = null) {
  const sent = await sendAll(kinds, pause);
  tell({ type: "line", line: sent });
  return sent;
}
