import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { type Counterparts, carryOver } from "./carry-over";
import { takeEventReplay } from "./event-replay";
import { setAside } from "./foreign-changes";
import { findPageRoot } from "./page-root";

/**
 * Has React take over what the server sent, in small tasks. Once extensions have changed the page, before or meanwhile,
 * the rest is done in one task, with their changes set aside and put back in it.
 */
export function hydratePage(app: ReactNode) {
  const element = findPageRoot();
  if (!element) return;
  const { foreignChanges } = window;
  const replayEvents = takeEventReplay();
  const focused = document.activeElement;
  let counterparts: Counterparts = new Map();
  let isTold = false;
  let putBack = setAsideAll();
  const sent = [...element.children];
  const tree = (
    <StrictMode>
      <Page onHydrated={onHydrated} onReady={() => replayEvents(counterparts)}>
        {app}
      </Page>
    </StrictMode>
  );
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(element, tree, { onRecoverableError });
  });
  if (putBack) hydrateNow();
  else if (foreignChanges) foreignChanges.onChange = hydrateNow;

  /** With the very same tree, React goes on with what it has begun. */
  function hydrateNow() {
    putBack ??= setAsideAll();
    flushSync(() => root?.render(tree));
  }

  function setAsideAll() {
    const changes = foreignChanges?.take() ?? [];
    if (changes.length === 0) return null;
    const undone = setAside(changes);
    // What that changed itself is none of theirs.
    foreignChanges?.take();
    return undone;
  }

  function onHydrated() {
    foreignChanges?.stop();
    putBack?.();
    putBack = null;
    isTold = sent[0]?.isConnected === false;
    if (isTold && element) counterparts = carryOver(sent, element, focused);
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
  useLayoutEffect(onHydrated, [onHydrated]);
  useEffect(onReady, [onReady]);
  return children;
}
