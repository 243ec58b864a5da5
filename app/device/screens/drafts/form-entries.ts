import { DRAFT_KEY } from "~/device/queue/names";
import type { Fields as Entries } from "~/device/queue/queue-entry";
import { FORM_CLOCK } from "~/forms/form-clock";
import { IDEMPOTENCY_KEY } from "~/forms/idempotency-key";
import { INTENT } from "~/forms/intents";
import { fieldText, valueAt } from "./entered-value";

/** Fields and buttons of the page itself, without typed text. */
const PAGE_OWN = new Set([
  "version",
  "formId",
  "draftId",
  "draftVersion",
  "writer",
  DRAFT_KEY,
  FORM_CLOCK,
  IDEMPOTENCY_KEY,
  INTENT,
]);

/** The typed entries of a form, without files. */
export function entriesOf(form: HTMLFormElement): Entries {
  return typedIn(new FormData(form));
}

/** The typed entries among everything that a form has sent. */
export function typedIn(fields: Iterable<[string, FormDataEntryValue]>): Entries {
  return [...fields].flatMap(([name, value]) =>
    typeof value === "string" && !PAGE_OWN.has(name) ? [[name, value]] : [],
  );
}

/** Whether two forms have the same content; line ends and empty fields do not count. */
export function saySame(one: Entries, other: Entries) {
  return plain(one) === plain(other);
}

function plain(entries: Entries) {
  const filled = entries.filter(([, value]) => value !== "");
  return JSON.stringify(filled).replaceAll("\\r\\n", "\\n");
}

/** Entries as values; a part such as `coordinates.lat` becomes nested. */
export function asValues(entries: Entries) {
  const values: Record<string, unknown> = {};
  for (const [name, value] of entries) {
    const [whole = name, part] = name.split(".");
    if (part) values[whole] = { ...(values[whole] as object | undefined), [part]: value };
    else values[whole] = name in values ? [values[whole], value].flat() : value;
  }
  return values;
}

/** Values as the entries of this form, in the format of its controls. */
export function entriesFor(form: HTMLFormElement, values: object): Entries {
  const entries: Entries = [];
  for (const element of form.elements) {
    if (!isControl(element) || PAGE_OWN.has(element.name) || element.name === "") continue;
    const text = fieldText(valueAt(values, element.name));
    if (!isTick(element)) entries.push([element.name, text]);
    else if (isTicked(element, valueAt(values, element.name)))
      entries.push([element.name, element.value]);
  }
  return entries;
}

function isTicked(element: HTMLInputElement, value: unknown) {
  if (typeof value === "boolean") return value;
  return [value].flat().some((one) => String(one) === element.value);
}

/** Marks an element whose fields show a present state; a restored draft does not fill them. */
export const ONLY_NOW = { "data-only-now": "" };

/** Fills the form with these entries and fires `input` events. */
export function fill(form: HTMLFormElement, entries: Entries) {
  for (const element of form.elements) {
    if (!isControl(element) || PAGE_OWN.has(element.name)) continue;
    if (element.closest("[data-only-now]")) continue;
    if (isTick(element)) {
      element.checked = entries.some(
        ([name, value]) => name === element.name && value === element.value,
      );
    } else if (element.type !== "hidden" && element.type !== "file") {
      // The entries may come from checkboxes where the form now has one text field.
      const own = entries.filter(([name]) => name === element.name);
      if (own.length > 0) element.value = own.map(([, value]) => value).join(", ");
    }
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function isTick(element: Control): element is HTMLInputElement {
  return element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type);
}
