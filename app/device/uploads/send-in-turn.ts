import type { MediaRecord, WaitingPicture } from "./waiting-picture";

/** What became of one attempt to send a picture. */
export type Outcome =
  | { kind: "arrived"; record: MediaRecord }
  | { kind: "refused"; reason: string }
  /** `hasMoved` says that some of it arrived before the line broke. */
  | { kind: "later"; hasMoved: boolean }
  | { kind: "anew" }
  | { kind: "cancelled" }
  | { kind: "signed-out" };

type Sender = {
  next(): Promise<WaitingPicture | null>;
  send(picture: WaitingPicture): Promise<Outcome>;
  settle(picture: WaitingPicture, outcome: Outcome): Promise<void>;
  /** Waits after so many failures in a row, or until the line is back. */
  pause(failures: number): Promise<void>;
};

/** Sends all that waits, one after the other; `false` when somebody has to sign in first. */
export async function sendInTurn({ next, send, settle, pause }: Sender) {
  let failures = 0;
  for (let picture = await next(); picture; picture = await next()) {
    const outcome = await send(picture);
    if (outcome.kind === "signed-out") return false;
    await settle(picture, outcome);
    if (outcome.kind !== "later") {
      failures = 0;
      continue;
    }
    failures = outcome.hasMoved ? 1 : failures + 1;
    await pause(failures);
  }
  return true;
}
