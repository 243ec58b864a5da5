import { Links, Meta, useMatches } from "@remix-run/react";
import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useIsHydrated } from "~/utils/browser/use-is-hydrated";

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

/** What stands in the document's head for the page that is shown; none while that is still the document's first. */
let shown: Element[] | undefined;
let shownTitle: string | undefined;

/** Puts what is drawn for a page into the document's head, and takes out what only the page before it had. */
function showInHead(drawn: HTMLHeadElement) {
  const title = drawn.querySelector("title")?.textContent ?? "";
  if (shownTitle !== undefined && shownTitle !== title) document.title = title;
  shownTitle = title;
  const isFirst = !shown;
  const before = new Set(shown ?? document.head.children);
  shown = [...drawn.querySelectorAll(":scope>:not(title)")].map((wanted) => {
    const same = [...before].find((element) => element.isEqualNode(wanted));
    if (same) before.delete(same);
    else document.head.append(wanted.cloneNode(true));
    return same ?? (document.head.lastElementChild as Element);
  });
  if (isFirst) return;
  for (const element of before) element.remove();
}
