/** What keeps the texts of the forms that are open in this document. */
export const openDrafts = new Set<{ flush(): Promise<void> }>();

/** Sends what is typed and still to be sent, for a page that shows it. */
export async function sendOpenDrafts() {
  await Promise.all([...openDrafts].map((draft) => draft.flush()));
}
