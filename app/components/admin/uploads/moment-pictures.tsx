import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { claimArrived } from "~/uploads/picture-queue";
import { useUploads } from "~/uploads/status";
import type { ArrivedPicture } from "~/uploads/waiting-picture";

function momentOf({ for: purpose }: ArrivedPicture) {
  return typeof purpose === "object" && "momentId" in purpose ? purpose.momentId : null;
}

/** Whether the moment shows it now, or never will, for it was deleted; not without a line or a session. */
async function showPicture(momentId: string, { record }: ArrivedPicture) {
  const sent = fetch(`/api/moments/${momentId}`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ picture: record.url }),
  });
  const answer = await sent.catch(() => null);
  return answer?.ok || answer?.status === 404;
}

/** Gives moments the pictures that were still on their way when they were saved, from any page of the admin area. */
export function MomentPictures() {
  const { arrived } = useUploads();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    for (const picture of arrived) {
      const momentId = momentOf(picture);
      if (!momentId) continue;
      showPicture(momentId, picture).then(async (isDone) => {
        if (!isDone) return;
        await claimArrived([picture.id]);
        revalidate();
      });
    }
  }, [arrived, revalidate]);
  return null;
}
