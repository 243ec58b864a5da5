import { RemixBrowser } from "@remix-run/react";
import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { endRecording } from "./event-replay";
import { IN_PARTS, InParts, PAGE_ROOT } from "./page-root";

/**
 * Hydrates the page in small tasks. If a browser extension has changed the page's own elements, React renders it again;
 * what the visitor typed, chose and opened is restored.
 */
export function hydratePage() {
  const root = document.querySelector(`body>[${PAGE_ROOT}]`);
  if (!root) return;
  const bringBack = endRecording(root);
  const tree = (
    <StrictMode>
      <Page onReady={bringBack}>
        <InParts.Provider value={root.getAttribute(PAGE_ROOT) === IN_PARTS}>
          <RemixBrowser />
        </InParts.Provider>
      </Page>
    </StrictMode>
  );
  startTransition(() => {
    hydrateRoot(root, tree);
  });
}

/** Calls `onReady` when the whole page has its listeners. */
function Page({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when all of it listens.
  useEffect(onReady, []);
  return children;
}
