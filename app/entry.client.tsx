import { RemixBrowser } from "@remix-run/react";
import { hydratePage } from "~/document/hydrate-page";
import { beLenientWithMovedNodes } from "~/document/lenient-nodes";
import { listenBeforeRouter } from "~/utils/browser/history-entries";

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
await decodePageData();
// After a reload, back may lead to an entry that only the scripts know how to show: this page's data are another's.
if (self.askedFor === location.pathname + location.search) hydratePage();
else location.reload();
