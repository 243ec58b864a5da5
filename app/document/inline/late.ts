// The document's last script: fetches and runs what `delayScripts` held back, once the visitor sees the page.
import { LATE_FILE, LATE_SCRIPT } from "../delay-scripts";
import { layOut } from "./lay-out";

/** Long enough for a first paint on a slow line; a page that never paints still gets its scripts. */
const PATIENCE_MS = 5_000;

const late = document.querySelector(LATE_SCRIPT);
let isStarted = !late;

if (self.PerformanceObserver?.supportedEntryTypes?.includes("paint")) {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length) start();
  });
  observer.observe({ type: "paint", buffered: true });
} else requestAnimationFrame(() => setTimeout(start));

setTimeout(start, PATIENCE_MS);

/** The first file is the one that starts React; those it needs run one by one, each in a task of its own. */
async function start() {
  if (isStarted) return;
  isStarted = true;
  const [, ...files] = document.querySelectorAll<HTMLLinkElement>(LATE_FILE);
  for (const file of files) file.rel = "modulepreload";
  await layOut();
  for (const { href } of files) {
    await import(href).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve));
  }
  const script = document.createElement("script");
  script.type = "module";
  script.textContent = late?.textContent ?? "";
  document.head.append(script);
  script.remove();
}
