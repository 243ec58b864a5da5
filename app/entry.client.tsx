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

/**
 * Remix makes its router in the rendering after that, which takes an old phone as long as all the rest
 * of it: here it has a task of its own. Outside of React it ends at the first hook; React's own
 * rendering finds the router made. In development React would complain of it.
 */
function makeRouter() {
  if (import.meta.env.DEV) return;
  try {
    RemixBrowser({});
  } catch {}
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
else {
  makeRouter();
  await pause();
  hydrate();
}
