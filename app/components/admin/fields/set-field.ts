/** Adds an entry to a field that holds a list parted by commas. */
export function addToList(id: string, entry: string) {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement)) return;
  setField(id, [field.value.trim().replace(/,$/, ""), entry].filter(Boolean).join(", "));
}

/** Writes into a field as if it had been typed, so that everything that listens to it hears of it. */
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

/** The same for a tick. */
export function setTick(id: string, isTicked: boolean) {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement) || field.checked === isTicked) return;
  field.checked = isTicked;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
