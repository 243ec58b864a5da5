import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { takeArrived } from "~/uploads/picture-queue";
import { useUploads } from "~/uploads/status";
import type { ArrivedPicture } from "~/uploads/waiting-picture";
import { groupBy } from "~/utils/group-by";
import { ADD_PICTURES } from "../intents";

function albumOf({ for: purpose }: ArrivedPicture) {
  return typeof purpose === "object" && "album" in purpose ? purpose.album : "";
}

/** Whether the album has them now, or never will, for it was deleted; not without a line or a session. */
async function addToAlbum(album: string, pictures: ArrivedPicture[]) {
  const body = new FormData();
  body.set("intent", ADD_PICTURES);
  for (const { record } of pictures) body.append("url", record.url);
  const sent = fetch(`/admin/gallery/${album}/media`, { method: "POST", body, redirect: "manual" });
  const answer = await sent.catch(() => null);
  return answer?.type === "opaqueredirect" || answer?.status === 404;
}

/**
 * Puts pictures into their albums that were still on their way when these were saved, from any page of the desk. An
 * album takes each picture once, so that two tabs do no harm.
 */
export function AlbumPictures() {
  const { arrived } = useUploads();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const albums = groupBy(arrived.filter(albumOf), albumOf);
    for (const [album, pictures] of albums) {
      addToAlbum(album, pictures).then(async (isDone) => {
        if (!isDone) return;
        await takeArrived(pictures.map(({ id }) => id));
        revalidate();
      });
    }
  }, [arrived, revalidate]);
  return null;
}
