import type { ArrivedPicture } from "~/device/uploads/waiting-picture";
import { useDelivery } from "./use-delivery";

function momentOf({ for: purpose }: ArrivedPicture) {
  return typeof purpose === "object" && "momentId" in purpose ? purpose.momentId : "";
}

/** Whether the moment shows the last one now, or never will, for it was deleted; not without a line or a session. */
async function showPicture(momentId: string, addresses: string[]) {
  const sent = fetch(`/api/moments/${momentId}`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ picture: addresses.at(-1) }),
  });
  const answer = await sent.catch(() => null);
  return answer !== null && (answer.ok || answer.status === 404);
}

/** Gives moments the pictures that were still on their way when they were saved, from any page of the admin area. */
export function MomentPictures() {
  useDelivery(momentOf, showPicture);
  return null;
}
