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

beLenientWithMovedNodes();
listenBeforeRouter();
ignoreEndedLoads();
if (!hasMovedOn()) await decodePageData();
await pause();
if (hasMovedOn()) location.reload();
else hydratePage(<RemixBrowser />);
