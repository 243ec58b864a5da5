import { SEARCH_TEXTS } from "../search/texts-path";
import { cacheIfThere, stamped, storedAt, TEXTS } from "./cache-names";
import { ASK } from "./freshness";
import { isKeepable } from "./keepable";

/** As long as the browser's own cache would not request a page again. */
const FRESH_MS = 10 * 60 * 1000;

let underWay: Promise<void> | null = null;

/** Loads the texts for searching without a network, if the stored ones may be old. */
export function updateSearchTexts() {
  underWay ??= update()
    .catch(() => {})
    .finally(() => {
      underWay = null;
    });
  return underWay;
}

async function update() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const known = await (await cacheIfThere(TEXTS))?.match(SEARCH_TEXTS);
  if (known && Date.now() - (storedAt(known) ?? 0) < FRESH_MS) return;
  const response = await fetch(SEARCH_TEXTS, { ...ASK, credentials: "omit" });
  if (!isKeepable(response)) return;
  const cache = await caches.open(TEXTS);
  await cache.put(SEARCH_TEXTS, stamped(response));
}
