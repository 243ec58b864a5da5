import { tell } from "~/device/queue/channel";
import { claimArrived } from "~/device/queue/pictures";
import type { ArrivedPicture } from "~/device/queue/queue-entry";
import type { NextEntry } from "~/device/queue/sender";
import { listEntries } from "~/device/queue/store";
import { ADD_PICTURES, INTENT } from "~/forms/intents";

/** Whether the collection has them now, or never will, for it was deleted; not without a line or a session. */
export async function addToCollection(collectionId: string, addresses: string[]) {
  const body = new FormData();
  body.set(INTENT, ADD_PICTURES);
  for (const address of addresses) body.append("url", address);
  const sent = fetch(`/admin/gallery/${collectionId}/media`, {
    method: "POST",
    body,
    redirect: "manual",
    // Goes on when the page is left.
    keepalive: true,
  });
  const answer = await sent.catch(() => null);
  return answer?.type === "opaqueredirect" || answer?.status === 404;
}

/** The same of a moment, which shows one. */
async function showIn(momentId: string, picture: string) {
  const sent = fetch(`/api/moments/${momentId}`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ picture }),
  });
  const answer = await sent.catch(() => null);
  return answer !== null && (answer.ok || answer.status === 404);
}

/** What gives a picture to its record; `null` where there is none, or the form is open here, which takes it itself. */
function deliveryOf({ for: purpose, record: { url } }: ArrivedPicture) {
  if (typeof purpose === "string") return null;
  if ("momentId" in purpose) return () => showIn(purpose.momentId, url);
  if ("path" in purpose && purpose.path === location.pathname) return null;
  const collectionId = "collectionId" in purpose && purpose.collectionId;
  return collectionId ? () => addToCollection(collectionId, [url]) : null;
}

/**
 * Pictures that have arrived, and whose album or moment was saved or left while they were on their way. A collection
 * takes each once, so that two tabs do no harm.
 */
export const nextDelivery: NextEntry = async () => {
  for (const picture of await listEntries("picture")) {
    const give = picture.state === "arrived" ? deliveryOf(picture) : null;
    if (!give) continue;
    return async () => {
      if (!(await give())) return "later";
      await claimArrived([picture.id]);
      tell({ type: "answered" });
      return "done";
    };
  }
  return null;
};
