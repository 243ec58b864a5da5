import { RemixBrowser } from "@remix-run/react";
import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { endRecording } from "./event-replay";
import { IN_PARTS, InParts, PAGE_ROOT } from "./page-root";

/**
 * Has React take over what the server sent, in small tasks. Where an extension of the browser has changed the page's own
 * element, React draws it anew; what the visitor typed, chose and opened goes over.
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

/** Says when all of it listens. */
function Page({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when all of it listens.
  useEffect(onReady, []);
  return children;
}
