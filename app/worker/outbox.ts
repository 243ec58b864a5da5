import { outcomeOf, type PostKind, toWaiting, type Waiting } from "./outbox-rules";
import { addWaiting, listWaiting, settle } from "./outbox-store";
import { documentRedirectAfterPost } from "./single-fetch";

declare const self: ServiceWorkerGlobalScope;

export const SYNC_TAG = "outbox";

const SEND_LIMIT_MS = 20_000;
const NO_NETWORK = [502, 503, 504];
const ENDPOINTS: Record<PostKind, string> = {
  contact: "/api/contact",
  newsletter: "/api/newsletter/subscribe",
};

type SyncRegistration = ServiceWorkerRegistration & {
  sync?: { register(tag: string): Promise<void> };
};

/** Tells the open pages that there is something to ask for. */
async function tellPages() {
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage("news");
}

function send({ id, kind, fields }: Waiting) {
  return fetch(ENDPOINTS[kind], {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": id },
    body: JSON.stringify(fields),
    signal: AbortSignal.timeout(SEND_LIMIT_MS),
  });
}

async function reasonOf(response: Response) {
  const answer = await response.json().catch(() => null);
  const details = Object.values((answer?.errors ?? {}) as Record<string, string[]>).flat();
  return details.join(" ") || (answer?.message as string | undefined);
}

async function sendAll() {
  for (const post of await listWaiting()) {
    const response = await send(post);
    const state = outcomeOf(response.status);
    if (state === "waits") throw new Error(`The site answered ${response.status}.`);
    const reason = await reasonOf(response);
    await settle(post.id, { kind: post.kind, state, ...(reason && { reason }) });
    await tellPages();
  }
}

/** Sends what waits, one after the other and never twice at a time; rejects when some has to wait on. */
export function flushOutbox() {
  return navigator.locks.request(SYNC_TAG, sendAll);
}

async function queue(kind: PostKind, body: string) {
  const form = new URLSearchParams(body);
  await addWaiting(toWaiting(kind, form));
  const { sync } = self.registration as SyncRegistration;
  // Where there is no Background Sync, or it is forbidden, the next visit sends it.
  await sync?.register(SYNC_TAG).catch(() => {});
  return new URL(form.get("returnTo") ?? "/about", self.location.href).pathname;
}

/** Lets a form's post through; one that finds no network is kept and leads back to its page. */
export async function sendOrQueue(request: Request, kind: PostKind) {
  const copy = request.clone();
  const isDocument = request.mode === "navigate";
  try {
    const limit = isDocument ? {} : { signal: AbortSignal.timeout(SEND_LIMIT_MS) };
    const response = await fetch(request, limit);
    if (!NO_NETWORK.includes(response.status)) return response;
  } catch {
    // Whether it arrived cannot be known: it is sent again with the same key.
  }
  const back = await queue(kind, await copy.text());
  return isDocument ? Response.redirect(back, 303) : documentRedirectAfterPost(back);
}
