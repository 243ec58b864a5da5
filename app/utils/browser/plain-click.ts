type Keys = { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean };

/** Whether a click is the page's to answer: with one of these keys it is the browser's. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: Keys) {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}
