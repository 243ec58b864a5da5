import { nextForm } from "./forms";
import { alone, SENDING } from "./lock";
import { send } from "./sender";
import { nextVisit } from "./visits";

/** Pictures go in parts from an open page; without one those of a few photographs go with their form. */
const ATTACHED_BYTES = 24_000_000;

/** Sends what waits though no page is open; rejects when some has to wait on, so that the browser asks again. */
export async function sendFromWorker() {
  const kinds = [nextVisit, nextForm(ATTACHED_BYTES)];
  // An open page that is sending takes this along.
  const sent = await alone(SENDING, () => send(kinds), { ifAvailable: true });
  if (sent?.line === "pausing") throw new Error("Some of it has to wait on.");
}
