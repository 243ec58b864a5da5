import { nextForm } from "./forms";
import { alone, SENDING } from "./lock";
import { send } from "./sender";
import { nextVisit } from "./visits";

/** How many bytes of pictures the worker sends along with a form. Open pages upload pictures in parts instead. */
const ATTACHED_BYTES = 24_000_000;

/** Sends the queue although no page is open; rejects if something has to wait, so that the browser tries again. */
export async function sendFromWorker() {
  const kinds = [nextVisit, nextForm(ATTACHED_BYTES)];
  // If an open page is sending, it sends these too.
  const sent = await alone(SENDING, () => send(kinds), { ifAvailable: true });
  if (sent?.sender === "pausing") throw new Error("Some of it has to wait on.");
}
