import { useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { claimArrived } from "~/device/queue/pictures";
import { useQueue } from "~/device/screens/use-queue";

/**
 * Puts the ids of shared pictures that have arrived into the page's address, whose loader shows them: there
 * they outlive a reload and the way back. Returns whether something is under way, `null` before that is known.
 */
export function useSharedPictures(listed: string[]) {
  const { isKnown, pictures, arrived } = useQueue();
  const [params, setParams] = useSearchParams();
  const shared = arrived.filter((one) => one.for === "share");
  const isWaiting = pictures.some((one) => one.for === "share" && one.state === "waiting");
  const fresh = shared.map(({ record }) => record.id).filter((id) => !listed.includes(id));
  const shown = shared.filter(({ record }) => listed.includes(record.id)).map(({ id }) => id);
  // All at once when the last one is there: on a slow line each look at the site costs.
  const next = isWaiting || fresh.length === 0 ? "" : [...new Set([...listed, ...fresh])].join(",");

  useEffect(() => {
    if (next === "" || params.get("pictures") === next) return;
    setParams((former) => ({ ...Object.fromEntries(former), pictures: next }), { replace: true });
  }, [next, params, setParams]);

  // Not before the page is left: after a dead line its document may be on its way anew, at its former address.
  const latest = useRef(shown);
  latest.current = shown;
  useEffect(
    () => () => {
      if (latest.current.length > 0) claimArrived(latest.current).catch(() => {});
    },
    [],
  );

  return isKnown ? pictures.length + shared.length > 0 : null;
}
