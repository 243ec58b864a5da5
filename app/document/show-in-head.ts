/** What stands in the document's head for the page that is shown; none while that is still the document's first. */
let shown: Element[] | undefined;
let shownTitle: string | undefined;

/** Puts what is drawn for a page into the document's head, and takes out what only the page before it had. */
export function showInHead(drawn: HTMLHeadElement) {
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
