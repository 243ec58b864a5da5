const FIELDS = "input,textarea,select";

export type Counterparts = Map<Element, Element>;

/**
 * The last resort where React has drawn the page anew all the same: what was typed, chosen and opened in the page as it
 * stood, and what others had put into it, goes over into the new one. Gives the new element for each old one.
 */
export function carryOver(old: Element[], root: Element, focused: Element | null) {
  const counterparts: Counterparts = new Map();
  pairAll(old, root, counterparts);
  pairFields(old, root, counterparts);
  for (const [from, to] of counterparts) carryState(from, to);
  const again = focused && counterparts.get(focused);
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  return counterparts;
}

/**
 * Pairs children with those of the new parent; one without its like there is somebody else's, and goes into it, unless
 * it holds what React has drawn again: words of the page, or an element that the new parent has besides.
 */
function pairAll(old: Element[], parent: Element, counterparts: Counterparts) {
  const left = new Set(parent.children);
  for (const isLike of [isAlike, isOfOneKind]) {
    for (const child of old) {
      const found = !counterparts.has(child) && [...left].find((other) => isLike(child, other));
      if (!found) continue;
      left.delete(found);
      counterparts.set(child, found);
    }
  }
  let last: Element | null = null;
  for (const child of old) {
    const own = counterparts.get(child);
    if (own) pairAll([...child.children], own, counterparts);
    else if (left.size > 0 || child.textContent?.trim()) continue;
    else if (last) last.after(child);
    else parent.prepend(child);
    last = own ?? child;
  }
}

/** A field that somebody has wrapped stands elsewhere than its like, which is told by its name. */
function pairFields(old: Element[], root: Element, counterparts: Counterparts) {
  const paired = new Set(counterparts.values());
  const left = new Set([...root.querySelectorAll(FIELDS)].filter((field) => !paired.has(field)));
  for (const field of old.flatMap((element) => [...element.querySelectorAll(FIELDS)])) {
    if (counterparts.has(field)) continue;
    const found = [...left].find((other) => isOfOneKind(field, other) && hasSameName(field, other));
    if (!found) continue;
    left.delete(found);
    counterparts.set(field, found);
  }
}

function hasSameName(one: Element, other: Element) {
  return ["name", "type"].every((key) => one.getAttribute(key) === other.getAttribute(key));
}

function isAlike(one: Element, other: Element) {
  return isOfOneKind(one, other) && one.className === other.className && one.id === other.id;
}

function isOfOneKind(one: Element, other: Element) {
  return one.localName === other.localName;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function carryState(from: Element, to: Element) {
  if (from instanceof HTMLDetailsElement) (to as HTMLDetailsElement).open = from.open;
  if (!from.matches(FIELDS)) return;
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
