import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Whether a post of this page is being answered with a redirect, as only a save is. */
export function useIsSaved() {
  const { state, formMethod, formAction, location } = useNavigation();
  const [posted, setPosted] = useState<string>();
  const key = location?.key;
  useEffect(() => {
    if (state === "submitting") setPosted(key);
  }, [state, key]);
  if (state !== "loading" || formMethod !== "POST") return false;
  // A post that is refused loads its own location; a redirect is another. On a slow phone React may leave out the moment
  // of submitting, which only a redirect to the form's own address needs.
  const isElsewhere = formAction?.split("?")[0] !== location.pathname;
  return isElsewhere || (posted !== undefined && key !== posted);
}
