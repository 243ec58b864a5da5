/**
 * Whether the address is another one than that of this document: after a reload, back may lead to an entry that
 * only the scripts know how to show.
 */
export function hasMovedOn() {
  const { askedFor } = window;
  return askedFor !== undefined && askedFor !== location.pathname + location.search;
}

/**
 * Ends the recording of events, when React begins to listen itself, and gives what replays them all; where React drew
 * other elements, on those.
 */
export function endRecording() {
  const done = [...(window.eventLog ?? [])];
  window.eventLog?.clear();
  window.eventLog = null;
  return (counterparts: Map<Element, Element>) => {
    for (const [element, value] of done)
      replay((counterparts.get(element) ?? element) as HTMLElement, value);
  };
}

function replay(element: HTMLElement, value: string | undefined) {
  if (value === undefined) return element.click();
  // React puts a list back to what the server chose.
  if (element instanceof HTMLSelectElement) element.value = value;
  element.dispatchEvent(new Event("input", { bubbles: true }));
}
