import type { VisitorForm } from "../device/queue/queue-entry";
import { askForSync } from "../device/queue/sync";
import { addVisit, toVisit } from "../device/queue/visits";
import { documentRedirectAfterPost } from "./single-fetch";

const LIMIT_MS = 20_000;
const NO_NETWORK = [502, 503, 504];

async function queue(form: VisitorForm, body: string) {
  const entered = new URLSearchParams(body);
  await addVisit(toVisit(form, entered));
  await askForSync();
  return new URL(entered.get("returnTo") ?? "/about", self.location.href).pathname;
}

/** Sends a form's post; without a network it is queued, and the visitor goes back to the page. */
export async function sendOrQueue(request: Request, form: VisitorForm) {
  const copy = request.clone();
  const isDocument = request.mode === "navigate";
  try {
    const limit = isDocument ? {} : { signal: AbortSignal.timeout(LIMIT_MS) };
    const response = await fetch(request, limit);
    if (!NO_NETWORK.includes(response.status)) return response;
  } catch {
    // It may have arrived: it is sent again with the same idempotency key.
  }
  const back = await queue(form, await copy.text());
  return isDocument ? Response.redirect(back, 303) : documentRedirectAfterPost(back);
}
