const STATEFUL = "input,textarea,select,button,details";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Ends the recording of what a visitor enters before React listens. Returns a function that restores it afterwards: in
 * the same elements or, if React rendered the page again, in the next ones of the same kind, name and type.
 */
export function endRecording(root: Element) {
  const recorded = [...(window.eventLog ?? [])];
  window.eventLog = null;
  const focused = document.activeElement;
  const sent = statefulElements(root);
  // React resets a select to the server's choice.
  const values = new Map(recorded.map((element) => [element, (element as Field).value]));
  return () => {
    const drawn = statefulElements(root);
    const counterparts = new Map<Element, HTMLElement>();
    for (const from of sent.filter((element) => !element.isConnected)) {
      const index = drawn.findIndex((to) => kindOf(to) === kindOf(from));
      const [to] = index < 0 ? [] : drawn.splice(index, 1);
      if (!to) continue;
      counterparts.set(from, to);
      carryOver(from, to);
      if (from === focused) to.focus({ preventScroll: true });
    }
    for (const [element, value] of values) replay(counterparts.get(element) ?? element, value);
  };
}

/** Elements that a visitor types into, chooses, presses or opens, in the order of the page. */
function statefulElements(root: Element) {
  return [...root.querySelectorAll<HTMLElement>(STATEFUL)];
}

function kindOf(element: Element) {
  return [element.localName, element.getAttribute("name"), element.getAttribute("type")].join();
}

function carryOver(from: HTMLElement, to: HTMLElement) {
  if (from instanceof HTMLDetailsElement) (to as HTMLDetailsElement).open = from.open;
  if (from instanceof HTMLInputElement) (to as HTMLInputElement).checked = from.checked;
  if (from instanceof HTMLInputElement && from.type === "file")
    (to as HTMLInputElement).files = from.files;
  if (from.matches("input,textarea,select") && (to as Field).value !== (from as Field).value)
    replay(to, (from as Field).value);
}

function replay(element: HTMLElement, value: string) {
  if (element.matches("button")) return element.click();
  // React tracks the field's value by a setter of its own; the original setter makes it notice the change.
  if ((element as Field).value !== value)
    Reflect.set(Object.getPrototypeOf(element), "value", value, element);
  element.dispatchEvent(new Event("input", { bubbles: true }));
}
