import { useLocation } from "@remix-run/react";
import { useCallback } from "react";
import { type ArrivedPicture, isFor } from "~/device/uploads/waiting-picture";
import { ADD_PICTURES, INTENT } from "~/forms/intents";
import { useDelivery } from "./use-delivery";

/** The collection that they are for; none while the form in which they were chosen is open here, which adds them itself. */
function collectionOf({ for: purpose }: ArrivedPicture, openPath: string) {
  if (typeof purpose === "string" || isFor(purpose, openPath)) return "";
  return ("collectionId" in purpose && purpose.collectionId) || "";
}

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

/**
 * Puts pictures into their collections that were still on their way when these were saved or left, from any page of the
 * admin area. A collection takes each picture once, so that two tabs do no harm.
 */
export function CollectionPictures() {
  const { pathname } = useLocation();
  const recordOf = useCallback(
    (picture: ArrivedPicture) => collectionOf(picture, pathname),
    [pathname],
  );
  useDelivery(recordOf, addToCollection);
  return null;
}
