import { useRouteLoaderData } from "@remix-run/react";

/** Whether the page was rendered for the signed-in owner; caches do not store such a page. */
export function useIsOwner() {
  return useRouteLoaderData<{ isOwner: boolean }>("routes/site/layout")?.isOwner === true;
}
