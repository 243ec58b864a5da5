import type { Page } from "@playwright/test";
import type { QueueEntry } from "~/device/queue/queue-entry";

/** What this browser keeps until the site has it. */
export function deviceEntries(page: Page): Promise<QueueEntry[]> {
  return page.evaluate(
    () =>
      new Promise<QueueEntry[]>((resolve, reject) => {
        const opening = indexedDB.open("device", 1);
        // Before anything was kept there is no database; it is made as the site makes it.
        opening.onupgradeneeded = () =>
          opening.result
            .createObjectStore("entries", { keyPath: "id", autoIncrement: true })
            .createIndex("kind", "kind");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction("entries").objectStore("entries").getAll();
          asked.onerror = () => reject(asked.error);
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result.map((entry: QueueEntry) => ({ ...entry, files: [] })));
          };
        };
      }),
  );
}

/** How many entries of a kind wait. */
export async function waitingCount(page: Page, kind: QueueEntry["kind"]) {
  const own = (await deviceEntries(page)).filter((entry) => entry.kind === kind);
  return own.filter(({ state }) => state !== "arrived").length;
}

/** The texts that were typed here and that the site does not have. */
export async function phoneDrafts(page: Page) {
  return (await deviceEntries(page)).filter(
    ({ kind, state }) => kind === "text" && state !== "sent",
  );
}

/** All that is kept, as one text to look for words in. */
export async function phoneDraftText(page: Page) {
  return JSON.stringify((await phoneDrafts(page)).map(({ fields }) => fields));
}
