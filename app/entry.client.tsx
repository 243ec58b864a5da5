import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { hasMovedOn, takeEventReplay } from "~/document/event-replay";
import { listenBeforeRouter } from "~/utils/history-entries";

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

/** The page, which replays what was done to it too early. */
function Page({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return <RemixBrowser />;
}

function hydrate() {
  const replayEvents = takeEventReplay();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Page onReady={replayEvents} />
      </StrictMode>,
    );
  });
}

listenBeforeRouter();
if (!hasMovedOn()) await decodePageData();
await pause();
if (hasMovedOn()) location.reload();
else hydrate();
