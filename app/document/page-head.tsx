import { Links, Meta, useMatches } from "@remix-run/react";
import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useIsHydrated } from "~/utils/browser/use-is-hydrated";
import { showInHead } from "./show-in-head";

/**
 * Has the document's head follow the visitor from page to page. The head itself is not React's, for extensions put
 * elements of theirs in it: what Remix says of a page is drawn apart, and the head gets what it lacks.
 */
export function PageHead() {
  return useIsHydrated() && <DrawnHead />;
}

function DrawnHead() {
  const [drawn] = useState(() => document.createElement("head"));
  // Draws anew whenever there is another page, or other data for this one.
  useMatches();
  useLayoutEffect(() => showInHead(drawn));
  return createPortal(
    <>
      <Meta />
      <Links />
    </>,
    drawn,
  );
}
