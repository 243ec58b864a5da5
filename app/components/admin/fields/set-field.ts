/** Adds an entry to a field with a comma-separated list. */
export function addToList(id: string, entry: string) {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement)) return;
  setField(id, [field.value.trim().replace(/,$/, ""), entry].filter(Boolean).join(", "));
}

/** Sets a field's value as if it had been typed, so that all listeners are called. */
export function setField(id: string, value: string) {
  const field = document.getElementById(id);
  if (
    !(field instanceof HTMLInputElement) &&
    !(field instanceof HTMLTextAreaElement) &&
    !(field instanceof HTMLSelectElement)
  ) {
    return;
  }
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The same for a checkbox. */
export function setTick(id: string, isTicked: boolean) {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement) || field.checked === isTicked) return;
  field.checked = isTicked;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
