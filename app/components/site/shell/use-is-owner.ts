import { useRouteLoaderData } from "@remix-run/react";

/** Whether the page was made for the signed-in owner; such a page is kept by no cache. */
export function useIsOwner() {
  return useRouteLoaderData<{ isOwner: boolean }>("routes/site/layout")?.isOwner === true;
}
