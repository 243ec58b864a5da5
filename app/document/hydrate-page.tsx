import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { type Counterparts, carryOver } from "./carry-over";
import { endRecording } from "./event-replay";
import { collectForeignChanges, setAside } from "./foreign-changes";
import { IN_PARTS, InParts } from "./in-parts";
import { findPageRoot, PAGE_ROOT } from "./page-root";

/**
 * Has React take over what the server sent, in small tasks. Once extensions have changed the page, before or meanwhile,
 * the rest is done in one task, with their changes set aside and put back in it.
 */
export function hydratePage(app: ReactNode) {
  const element = findPageRoot();
  if (!element) return;
  const { changeLog } = window;
  const replayEvents = endRecording();
  const releaseChanges = holdChanges();
  const focused = document.activeElement;
  let counterparts: Counterparts = new Map();
  let isTold = false;
  const seen = [...element.children];
  let putBack = setAsideAll();
  const first = element.firstElementChild;
  const tree = (
    <StrictMode>
      <Page onHydrated={onHydrated} onReady={onReady}>
        <InParts.Provider value={element.getAttribute(PAGE_ROOT) === IN_PARTS}>
          {app}
        </InParts.Provider>
      </Page>
    </StrictMode>
  );
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(element, tree, { onRecoverableError });
  });
  if (putBack) hydrateNow();
  else if (changeLog) changeLog.onMore = onMore;

  function onMore() {
    putBack ??= setAsideAll();
    if (putBack) hydrateNow();
  }

  /** With the very same tree, React goes on with what it has begun. */
  function hydrateNow() {
    flushSync(() => root?.render(tree));
  }

  function setAsideAll() {
    const changes = collectForeignChanges();
    if (changes.length === 0) return null;
    const undone = setAside(changes);
    // What that changed itself is none of theirs.
    changeLog?.take();
    return undone;
  }

  function onHydrated() {
    changeLog?.stop();
    isTold = !first?.isConnected;
    const drawn = [...(element?.childNodes ?? [])];
    putBack?.();
    putBack = null;
    if (!isTold || !element) return;
    for (const node of [...element.childNodes]) if (!drawn.includes(node)) node.remove();
    counterparts = carryOver(seen, element, focused);
  }

  function onReady() {
    replayEvents(counterparts);
    releaseChanges();
  }

  /** Called for each element that is not as sent: one line is enough, and of a page drawn anew React writes it itself. */
  function onRecoverableError(error: unknown) {
    if (!isTold) console.warn("A part of the page was drawn anew:", error);
    isTold = true;
  }
}

/**
 * Holds back the events of leaving a field, until they are released. React hydrates at once what one is meant for, and
 * an extension that moves a field causes them in the middle of its own changes.
 */
function holdChanges() {
  const types = ["change", "focusin", "focusout"];
  const held: Event[] = [];
  const hold = (event: Event) => {
    event.stopImmediatePropagation();
    held.push(event);
  };
  for (const type of types) window.addEventListener(type, hold, true);
  return () => {
    for (const type of types) window.removeEventListener(type, hold, true);
    for (const event of held) event.target?.dispatchEvent(event);
  };
}

type PageProps = { onHydrated: () => void; onReady: () => void; children: ReactNode };

/** Says when it stands, before it is seen, and when all of it listens. */
function Page({ onHydrated, onReady, children }: PageProps) {
  useLayoutEffect(onHydrated, [onHydrated]);
  useEffect(onReady, [onReady]);
  return children;
}
