// The document's last script: starts the page's scripts once its beginning is visible, handles the search key, and
// shows what is new since the last visit.
import { recordVisit, showNews } from "./last-visit";
import { openSearchByKey } from "./search-key";
import { startScripts } from "./start-scripts";

/** Long enough for a first paint on a slow connection. */
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

const since = recordVisit();
self.showNews = (lines) => showNews(lines, since);
self.showNews(document.querySelector<HTMLElement>("[data-news]"));

function start() {
  if (isStarted) return;
  isStarted = true;
  startScripts();
}
