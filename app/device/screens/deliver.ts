import { broadcast } from "~/device/queue/channel";
import { claimArrived } from "~/device/queue/pictures";
import type { ArrivedPicture } from "~/device/queue/queue-entry";
import type { NextEntry } from "~/device/queue/sender";
import { listEntries } from "~/device/queue/store";
import { ADD_PICTURES, INTENT } from "~/forms/intents";

/**
 * Adds pictures to a collection. Returns true when nothing is left to do: they were added or the collection is deleted;
 * false without a connection or a session.
 */
export async function addToCollection(collectionId: string, addresses: string[]) {
  const body = new FormData();
  body.set(INTENT, ADD_PICTURES);
  for (const address of addresses) body.append("url", address);
  const sent = fetch(`/admin/gallery/${collectionId}/media`, {
    method: "POST",
    body,
    redirect: "manual",
    // The request goes on when the page is left.
    keepalive: true,
  });
  const answer = await sent.catch(() => null);
  return answer?.type === "opaqueredirect" || answer?.status === 404;
}

/** The same for a moment, which has only one picture. */
async function showIn(momentId: string, picture: string) {
  const sent = fetch(`/api/moments/${momentId}`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ picture }),
  });
  const answer = await sent.catch(() => null);
  return answer !== null && (answer.ok || answer.status === 404);
}

/**
 * The function that adds a picture to its record; `null` without a record, or if its form is open here and takes it
 * itself.
 */
function deliveryOf({ for: purpose, record: { url } }: ArrivedPicture) {
  if (typeof purpose === "string") return null;
  if ("momentId" in purpose) return () => showIn(purpose.momentId, url);
  if ("path" in purpose && purpose.path === location.pathname) return null;
  const collectionId = "collectionId" in purpose && purpose.collectionId;
  return collectionId ? () => addToCollection(collectionId, [url]) : null;
}

/**
 * The next uploaded picture whose collection or moment was saved or closed in the meantime. A collection takes a
 * picture only once, so two tabs do no harm.
 */
export const nextDelivery: NextEntry = async () => {
  for (const picture of await listEntries("picture")) {
    const give = picture.state === "arrived" ? deliveryOf(picture) : null;
    if (!give) continue;
    return async () => {
      if (!(await give())) return "later";
      await claimArrived([picture.id]);
      broadcast({ type: "answered" });
      return "done";
    };
  }
  return null;
};
