import { RemixBrowser } from "@remix-run/react";
import { ignoreEndedLoads } from "~/document/ended-loads";
import { hasMovedOn } from "~/document/event-replay";
import { hydratePage } from "~/document/hydrate-page";
import { beLenientWithMovedNodes } from "~/document/lenient-nodes";
import { listenBeforeRouter } from "~/utils/browser/history-entries";

/** Lets the browser answer its owner. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Remix decodes the page's data in its first rendering, which it leaves by throwing the promise. A
 * click in that moment would make React hydrate at once, fail (error 345) and never try again, so
 * the data is decoded before React is asked to do anything.
 */
async function decodePageData() {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

let hasRouter = false;

/** The router takes the page's data for those of the address as it is when React comes to make it. */
function App() {
  if (!hasRouter && hasMovedOn()) {
    location.reload();
    throw new Promise(() => {});
  }
  hasRouter = true;
  return RemixBrowser({});
}

beLenientWithMovedNodes();
listenBeforeRouter();
ignoreEndedLoads();
await decodePageData();
await pause();
hydratePage(<App />);
