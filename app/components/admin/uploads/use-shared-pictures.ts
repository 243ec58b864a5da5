import { useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { claimArrived } from "~/uploads/picture-queue";
import { useUploads } from "~/uploads/status";

/**
 * Puts the ids of shared pictures that have arrived into the page's address, whose loader shows them: there
 * they outlive a reload and the way back. Returns whether something is under way, `null` before that is known.
 */
export function useSharedPictures(listed: string[]) {
  const { isKnown, waiting, arrived } = useUploads();
  const [params, setParams] = useSearchParams();
  const shared = arrived.filter((one) => one.for === "share");
  const isWaiting = waiting.some((one) => one.for === "share" && one.state === "waiting");
  const fresh = shared.map(({ record }) => record.id).filter((id) => !listed.includes(id));
  const shown = shared.filter(({ record }) => listed.includes(record.id)).map(({ id }) => id);
  // All at once when the last one is there: on a slow line each look at the site costs.
  const next = isWaiting || fresh.length === 0 ? "" : [...new Set([...listed, ...fresh])].join(",");
  const taken = shown.join();

  useEffect(() => {
    if (next === "" || params.get("pictures") === next) return;
    setParams((former) => ({ ...Object.fromEntries(former), pictures: next }), { replace: true });
  }, [next, params, setParams]);

  useEffect(() => {
    if (taken) claimArrived(taken.split(",").map(Number)).catch(() => {});
  }, [taken]);

  return isKnown ? waiting.length + shared.length > 0 : null;
}
