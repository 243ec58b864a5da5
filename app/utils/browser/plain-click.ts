type Keys = { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean };

/** Whether the page should handle a click; with one of these keys pressed it is left to the browser. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: Keys) {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}
