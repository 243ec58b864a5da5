// The document's last script: puts the rest of the page in place once the visitor sees its beginning,
// and knows the key that searches.
import { layOut } from "./lay-out";
import { openSearchByKey } from "./search-key";

/** Long enough for a first paint on a slow line. */
const PATIENCE_MS = 5_000;

let isStarted = false;

if (self.PerformanceObserver?.supportedEntryTypes?.includes("paint")) {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length) start();
  });
  observer.observe({ type: "paint", buffered: true });
} else requestAnimationFrame(() => setTimeout(start));

setTimeout(start, PATIENCE_MS);
openSearchByKey();

function start() {
  if (isStarted) return;
  isStarted = true;
  layOut();
}
