import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { claimArrived } from "~/device/uploads/picture-queue";
import { useUploads } from "~/device/uploads/status";
import type { ArrivedPicture } from "~/device/uploads/waiting-picture";
import { groupBy } from "~/utils/group-by";

/**
 * Gives pictures that have arrived to the records that they are for, by whose ids `recordOf` parts them; it is empty for
 * those of none. Where `give` says that its record has them, or never will, they wait no longer.
 */
export function useDelivery(
  recordOf: (picture: ArrivedPicture) => string,
  give: (recordId: string, addresses: string[]) => Promise<boolean>,
) {
  const { arrived } = useUploads();
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === "idle";
  useEffect(() => {
    // To revalidate is to load the page that is being left, or its successor once more.
    if (!isIdle) return;
    for (const [recordId, pictures] of groupBy(arrived.filter(recordOf), recordOf)) {
      const addresses = pictures.map(({ record }) => record.url);
      give(recordId, addresses).then(async (isDone) => {
        if (!isDone) return;
        await claimArrived(pictures.map(({ id }) => id));
        revalidate();
      });
    }
  }, [arrived, isIdle, recordOf, give, revalidate]);
}
