import { alone, SENDING } from "./lock";
import { send } from "./sender";
import { nextVisit } from "./visits";

/** Sends what waits from the worker; rejects when some has to wait on, so that the browser asks again. */
export async function sendFromWorker() {
  // An open page that is sending takes this along.
  const sent = await alone(SENDING, () => send([nextVisit]), { ifAvailable: true });
  if (sent === "later") throw new Error("Some of it has to wait on.");
}
