import { UPLOADS } from "../uploads/uploads-lock";
import { listForms } from "./form-store";
import { OWNER_OUTBOX, sendForms } from "./send-forms";

export { OWNER_OUTBOX };

/** Pictures go in parts from an open page; without one those of a few photographs go with their form. */
const ATTACHED_BYTES = 24_000_000;

/** Sends what waits though no page is open; rejects when some has to wait on, so that the browser asks again. */
export async function sendOwnerOutbox() {
  const sent = await navigator.locks.request(UPLOADS, { ifAvailable: true }, (lock) =>
    // An open page is sending pictures, and the forms after them.
    lock ? sendForms({ attachedBytes: ATTACHED_BYTES }) : "idle",
  );
  const isLeft = sent === "later" && (await listForms()).some(({ state }) => state === "waiting");
  if (isLeft) throw new Error("Some of it has to wait on.");
}
