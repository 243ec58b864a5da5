import { useNavigation } from "@remix-run/react";

/** Whether a post of this page is being answered with a redirect, as only a save is. */
export function useIsSaved() {
  const { state, formMethod, location } = useNavigation();
  return state === "loading" && formMethod === "POST" && Boolean(location.state?._isRedirect);
}
