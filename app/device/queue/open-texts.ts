/** What keeps the texts of the forms that are open in this document. */
export const openTexts = new Set<{ key: string; flush(): Promise<void>; rest(): void }>();

/** Whether a form of this document has the text under this key, which is its own to send. */
export function isOpen(key: string) {
  return [...openTexts].some((text) => text.key === key);
}

/** Sends what is typed and still to be sent, for a page that shows it. */
export async function sendOpenTexts() {
  await Promise.all([...openTexts].map((text) => text.flush()));
}

/** The session has ended: nothing more is kept of what is typed in this document. */
export function restOpenTexts() {
  for (const text of openTexts) text.rest();
}
