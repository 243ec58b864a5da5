import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * Does not reload data when a page only shows another part of what it has, by another query or fragment. The page as it
 * was on a day has data of its own.
 */
export const keepsPageData: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod = "GET", actionStatus = 200 } = change;
  // By default Remix reloads after a refused form as well for routes with this function; for routes without it, even if
  // the form was sent by a fetcher.
  if (actionStatus >= 400) return false;
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href;
  const isOneDay = currentUrl.searchParams.get("on") === nextUrl.searchParams.get("on");
  const asksNothing = formMethod === "GET" && isSamePage && isOneDay && !isNarrowedByServer();
  return asksNothing ? false : change.defaultShouldRevalidate;
};

/** Whether the page shows a part of a list that is longer; such a list marks itself. */
function isNarrowedByServer() {
  return document.getElementById("results")?.dataset.pages !== undefined;
}

/**
 * The frame around every page changes only by posts, not by navigation, so its data is not reloaded then. If a page
 * cannot be loaded, only that page fails, because all routes that reload share one request.
 */
export const keepsShell: ShouldRevalidateFunction = ({ formMethod = "GET", actionStatus = 200 }) =>
  formMethod !== "GET" && actionStatus < 400;
