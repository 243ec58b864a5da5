import { useEffect, useRef, useState } from "react";

/** How many posts went well so far: as the `key` of a form it gives an empty one after each. */
export function useSuccessCount(pending: boolean, failed: boolean) {
  const [count, setCount] = useState(0);
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !pending && !failed) setCount((before) => before + 1);
    wasPending.current = pending;
  }, [pending, failed]);
  return count;
}
