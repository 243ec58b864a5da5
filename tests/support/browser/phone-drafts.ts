import type { Page } from "@playwright/test";

type Kept = { key: string; path: string; entries: [string, string][]; isSent?: true };

/** What this browser keeps of texts that were typed and not sent. */
export function phoneDrafts(page: Page): Promise<Kept[]> {
  return page.evaluate(
    () =>
      new Promise<Kept[]>((resolve, reject) => {
        const opening = indexedDB.open("drafts", 1);
        // Before anything was kept there is no database; it is made as the site makes it.
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore("drafts", { keyPath: "key" });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction("drafts").objectStore("drafts").getAll();
          asked.onerror = () => reject(asked.error);
          asked.onsuccess = () => {
            opening.result.close();
            resolve((asked.result as Kept[]).filter(({ isSent }) => !isSent));
          };
        };
      }),
  );
}

/** All that is kept, as one text to look for words in. */
export async function phoneDraftText(page: Page) {
  return JSON.stringify((await phoneDrafts(page)).map(({ entries }) => entries));
}
