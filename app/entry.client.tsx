import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { listenBeforeRouter } from "~/utils/own-history";

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

listenBeforeRouter();
await decodePageData();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
