import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Whether a post of this page is being answered with a redirect, as only a save is. */
export function useIsSaved() {
  const { state, formMethod, location } = useNavigation();
  const [posted, setPosted] = useState<string>();
  const key = location?.key;
  useEffect(() => {
    if (state === "submitting") setPosted(key);
  }, [state, key]);
  // A post that is refused loads its own location; a redirect is another.
  return state === "loading" && formMethod === "POST" && posted !== undefined && key !== posted;
}
