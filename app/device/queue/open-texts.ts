/** The draft keepers of the forms that are open in this document. */
export const openTexts = new Set<{ key: string; flush(): Promise<void>; rest(): void }>();

/** Whether a form of this document has the text with this key; then the form sends it itself. */
export function isOpen(key: string) {
  return [...openTexts].some((text) => text.key === key);
}

/** Sends all typed text that was not sent yet. */
export async function sendOpenTexts() {
  await Promise.all([...openTexts].map((text) => text.flush()));
}

/** Stops storing typed text in this document, because the session has ended. */
export function restOpenTexts() {
  for (const text of openTexts) text.rest();
}
