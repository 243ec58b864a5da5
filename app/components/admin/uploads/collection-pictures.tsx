import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { ADD_PICTURES, INTENT } from "~/forms/intents";
import { claimArrived } from "~/uploads/picture-queue";
import { useUploads } from "~/uploads/status";
import type { ArrivedPicture } from "~/uploads/waiting-picture";
import { groupBy } from "~/utils/group-by";

function collectionOf({ for: purpose }: ArrivedPicture) {
  return typeof purpose === "object" && "collectionId" in purpose ? purpose.collectionId : "";
}

/** Whether the collection has them now, or never will, for it was deleted; not without a line or a session. */
async function addToCollection(collectionId: string, pictures: ArrivedPicture[]) {
  const body = new FormData();
  body.set(INTENT, ADD_PICTURES);
  for (const { record } of pictures) body.append("url", record.url);
  const sent = fetch(`/admin/gallery/${collectionId}/media`, {
    method: "POST",
    body,
    redirect: "manual",
  });
  const answer = await sent.catch(() => null);
  return answer?.type === "opaqueredirect" || answer?.status === 404;
}

/**
 * Puts pictures into their collections that were still on their way when these were saved, from any page of the admin area. A
 * collection takes each picture once, so that two tabs do no harm.
 */
export function CollectionPictures() {
  const { arrived } = useUploads();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const collections = groupBy(arrived.filter(collectionOf), collectionOf);
    for (const [id, pictures] of collections) {
      addToCollection(id, pictures).then(async (isDone) => {
        if (!isDone) return;
        await claimArrived(pictures.map((picture) => picture.id));
        revalidate();
      });
    }
  }, [arrived, revalidate]);
  return null;
}
