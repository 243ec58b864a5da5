import { RemixBrowser } from "@remix-run/react";
import { hydratePage } from "~/document/hydrate-page";
import { beLenientWithMovedNodes } from "~/document/lenient-nodes";
import { listenBeforeRouter } from "~/utils/browser/history-entries";

/**
 * Remix decodes the page's data during its first rendering and suspends it by throwing a promise. A click at that
 * moment would make React hydrate at once, fail (error 345) and never try again. So the data is decoded before React
 * starts.
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
// After a reload, going back may lead to an entry that only scripts can show; the document's data belong to another
// page then.
if (self.askedFor === location.pathname + location.search) hydratePage();
else location.reload();
