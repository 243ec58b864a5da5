import { Links, Meta, useMatches } from "@remix-run/react";
import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useIsHydrated } from "~/utils/browser/use-is-hydrated";

/**
 * Updates the document's head when the page changes. React does not own the head, because extensions put elements into
 * it: the page's metadata is rendered separately, and what is missing is added to the head.
 */
export function PageHead() {
  return useIsHydrated() && <DrawnHead />;
}

function DrawnHead() {
  const [drawn] = useState(() => document.createElement("head"));
  // Renders again when the page or its data changes.
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

/** The elements in the head that belong to the shown page; `undefined` for the document's first page. */
let shown: Element[] | undefined;
let shownTitle: string | undefined;

/** Adds a page's elements to the document's head, and removes those of the page before. */
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
