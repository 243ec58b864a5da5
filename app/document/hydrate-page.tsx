import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { type Counterparts, carryOver, statefulElements } from "./carry-over";
import { endRecording } from "./event-replay";
import { IN_PARTS, InParts } from "./in-parts";
import { findPageRoot, PAGE_ROOT } from "./page-root";

/**
 * Has React take over what the server sent, in small tasks. Where an extension of the browser has changed the page's own
 * element, React draws it anew; what the visitor typed, chose and opened goes over.
 */
export function hydratePage(app: ReactNode) {
  const element = findPageRoot();
  if (!element) return;
  const replayEvents = endRecording();
  const focused = document.activeElement;
  const sent = statefulElements(element);
  const first = element.firstElementChild;
  let counterparts: Counterparts = new Map();
  let isTold = false;
  const tree = (
    <StrictMode>
      <Page onHydrated={onHydrated} onReady={() => replayEvents(counterparts)}>
        <InParts.Provider value={element.getAttribute(PAGE_ROOT) === IN_PARTS}>
          {app}
        </InParts.Provider>
      </Page>
    </StrictMode>
  );
  startTransition(() => {
    hydrateRoot(element, tree, { onRecoverableError });
  });

  function onHydrated() {
    if (!element || first?.isConnected) return;
    isTold = true;
    counterparts = carryOver(sent, element, focused);
  }

  /** Called for each element that is not as sent: one line is enough, and of a page drawn anew React writes it itself. */
  function onRecoverableError(error: unknown) {
    if (!isTold) console.warn("A part of the page was drawn anew:", error);
    isTold = true;
  }
}

type PageProps = { onHydrated: () => void; onReady: () => void; children: ReactNode };

/** Says when it stands, before it is seen, and when all of it listens. */
function Page({ onHydrated, onReady, children }: PageProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page stands.
  useLayoutEffect(onHydrated, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when all of it listens.
  useEffect(onReady, []);
  return children;
}
