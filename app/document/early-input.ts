/**
 * Whether the address is another one than that of this document: after a reload, back may lead to an entry that
 * only the scripts know how to show.
 */
export function hasMovedOn() {
  const { askedFor } = window;
  return askedFor !== undefined && askedFor !== location.pathname + location.search;
}

/** Ends the remembering, when React begins to listen itself, and gives what repeats it all. */
export function takeEarlyInput() {
  const done = [...(window.earlyInput ?? [])];
  window.earlyInput?.clear();
  window.earlyInput = null;
  return () => {
    for (const [element, value] of done) repeat(element, value);
  };
}

function repeat(element: HTMLElement, value: string | undefined) {
  if (value === undefined) return element.click();
  // React puts a list back to what the server chose.
  if (element instanceof HTMLSelectElement) element.value = value;
  element.dispatchEvent(new Event("input", { bubbles: true }));
}
