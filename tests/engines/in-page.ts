// What runs in the page itself: each of these is sent as its own text, together with the others.

/** The name of an element as a reader has it: its label, else its words. */
export function accessibleName(element: Element) {
  const label = element.getAttribute("aria-label");
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read.
  const words = label ?? (element as HTMLElement).innerText ?? element.textContent ?? "";
  return words.replace(/\s+/g, " ").trim().toLowerCase();
}

/** The control with this label, in the open dialog where there is one. */
export function controlOf(label: string): HTMLElement | null {
  const scope = document.querySelector("dialog:modal") ?? document;
  const wanted = label.toLowerCase();
  const isMeant = (words: string) =>
    words === wanted || words.replace(/ \(?required\)?$/, "") === wanted;
  for (const each of scope.querySelectorAll("label")) {
    if (each.control && isMeant(accessibleName(each))) return each.control;
  }
  for (const each of scope.querySelectorAll<HTMLElement>("[aria-label]")) {
    if (isMeant(accessibleName(each))) return each;
  }
  return null;
}

/** The first shown element of this kind with these words; those that are its whole name come first. */
export function findShown(selector: string, words?: string): Element | null {
  const scope = document.querySelector("dialog:modal") ?? document;
  const shown = [...scope.querySelectorAll(selector)].filter(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      each.getClientRects().length > 0 &&
      !each.closest("[inert]"),
  );
  if (words === undefined) return shown[0] ?? null;
  const wanted = words.toLowerCase();
  return (
    shown.find((each) => accessibleName(each) === wanted) ??
    shown.find((each) => accessibleName(each).includes(wanted)) ??
    null
  );
}

/** Resolves once the page is drawn again: a browser brings what is being typed into view a frame late. */
export function nextFrames() {
  return new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );
}

/** Where a press reaches the element as the page stands; why none does, as words. */
export function spotOf(element: Element | null): { x: number; y: number } | string {
  if (!element) return "It is not there.";
  const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  if (!box) return "It has no place.";
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const hit = document.elementFromPoint(x, y);
  const isReached =
    element.contains(hit) ||
    (hit?.closest("label")?.control ?? null) === element ||
    hit?.closest("a, button, summary") === element;
  if (isReached) return { x, y };
  return `It lies under ${hit?.outerHTML.slice(0, 120)}.`;
}

/** The page's scripts have taken over, where it has some. */
export function isAwake() {
  if (document.readyState !== "complete") return false;
  if (!("__remixContext" in window)) return true;
  const main = document.querySelector("main") ?? {};
  return !window.eventLog && Object.keys(main).some((key) => key.startsWith("__reactProps"));
}
