import type { Finding } from "~/pages/publish-check";

/** Goes to the place of a hint: its field, and in a text the exact spot. */
export function showSpot(form: HTMLFormElement | null, { field, spot }: Finding) {
  const control = form?.elements.namedItem(field);
  if (!form || !(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
    return;
  const found = spot && findInEditor(form, spot);
  const target = found ?? (isShown(control) ? control : editorOf(form)) ?? control;
  target.scrollIntoView({ block: "center" });
  if (found) select(found);
  else target.focus({ preventScroll: true });
  if (spot && target === control) selectText(control, spot.text);
}

/** The visual editor, which replaces a hidden field. */
function editorOf(form: HTMLFormElement) {
  return form.querySelector<HTMLElement>("[contenteditable=true]");
}

function isShown(element: HTMLElement) {
  return element.getClientRects().length > 0;
}

type Spot = NonNullable<Finding["spot"]>;

function findInEditor(form: HTMLFormElement, { kind, text }: Spot) {
  const inside = [...(editorOf(form)?.querySelectorAll<HTMLElement>(selectors[kind]) ?? [])];
  return inside.find((element) => saysOf[kind](element) === text) ?? null;
}

const selectors = { picture: "img", link: "a[href]", heading: "h2, h3, h4" };

const saysOf = {
  picture: (element: HTMLElement) => element.getAttribute("src"),
  link: (element: HTMLElement) => element.getAttribute("href"),
  heading: (element: HTMLElement) => element.textContent?.trim(),
};

/** Selects the element, so that the editor continues there. */
function select(element: HTMLElement) {
  element.closest<HTMLElement>("[contenteditable=true]")?.focus({ preventScroll: true });
  getSelection()?.selectAllChildren(
    element.matches("img") ? (element.parentElement ?? element) : element,
  );
}

function selectText(control: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const start = control.value.indexOf(text);
  if (start >= 0) control.setSelectionRange(start, start + text.length);
}
