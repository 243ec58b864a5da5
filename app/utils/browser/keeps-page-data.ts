import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * A page that shows another part of what it has already, by another search or fragment in its address,
 * asks the server for nothing. The page as it was on a day is another one.
 */
export const keepsPageData: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod = "GET", actionStatus = 200 } = change;
  // Remix says 'yes' for every route with a rule of its own, after a refused form as well; and it asks
  // a route without one even then, when the form was a fetcher's.
  if (actionStatus >= 400) return false;
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href;
  const isOneDay = currentUrl.searchParams.get("on") === nextUrl.searchParams.get("on");
  const asksNothing = formMethod === "GET" && isSamePage && isOneDay && !isNarrowedByServer();
  return asksNothing ? false : change.defaultShouldRevalidate;
};

/** Whether the page shows a list that is longer than what it has; such a list says so itself. */
function isNarrowedByServer() {
  return document.getElementById("results")?.dataset.pages !== undefined;
}

/**
 * What stands around every page changes by what is posted, never by walking on. It asks for nothing then:
 * so a page that cannot be had fails by itself, within it. (One request serves all routes that ask.)
 */
export const keepsShell: ShouldRevalidateFunction = ({ formMethod = "GET", actionStatus = 200 }) =>
  formMethod !== "GET" && actionStatus < 400;
