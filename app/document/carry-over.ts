export type Counterparts = Map<Element, Element>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor types into, chooses, presses or opens, in the page's order. */
export function statefulElements(root: Element) {
  return [...root.querySelectorAll("input,textarea,select,button,details")];
}

/**
 * Brings what was typed, chosen and opened in the page as it was sent into the page as React has drawn it anew. Gives the
 * new element for each old one: the next of the same kind, name and type.
 */
export function carryOver(sent: Element[], root: Element, focused: Element | null) {
  const left = statefulElements(root);
  const counterparts: Counterparts = new Map();
  for (const from of sent) {
    const index = left.findIndex((to) => kindOf(to) === kindOf(from));
    const [to] = index < 0 ? [] : left.splice(index, 1);
    if (!to) continue;
    counterparts.set(from, to);
    carryState(from, to);
  }
  const again = focused && counterparts.get(focused);
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  return counterparts;
}

function kindOf(element: Element) {
  return [element.localName, element.getAttribute("name"), element.getAttribute("type")].join();
}

function carryState(from: Element, to: Element) {
  if (from instanceof HTMLDetailsElement) (to as HTMLDetailsElement).open = from.open;
  if (!from.matches("input,textarea,select")) return;
  const [field, given] = [to as Field, from as Field];
  if (from instanceof HTMLInputElement) (to as HTMLInputElement).checked = from.checked;
  if (from instanceof HTMLInputElement && from.type === "file")
    (to as HTMLInputElement).files = from.files;
  else if (field.value !== given.value) {
    // React has put a setter of its own on the field, by which it would take the value for its own.
    Reflect.set(Object.getPrototypeOf(field), "value", given.value, field);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
