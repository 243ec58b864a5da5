/** What keeps the texts of the forms that are open in this document. */
export const openDrafts = new Set<{ key: string; flush(): Promise<void> }>();

/** Whether a form of this document has the text under this key, which is its own to send. */
export function isOpen(key: string) {
  return [...openDrafts].some((draft) => draft.key === key);
}

/** Sends what is typed and still to be sent, for a page that shows it. */
export async function sendOpenDrafts() {
  await Promise.all([...openDrafts].map((draft) => draft.flush()));
}
