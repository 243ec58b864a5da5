import { lazy, Suspense, useEffect, useState } from "react";

/** Loaded when the first element with a tooltip is hovered or focused. */
const LiveTooltip = lazy(() => import("./live-tooltip").catch(() => ({ default: () => <></> })));

/** Shows the `data-tip` of the hovered or focused element; one instance serves the whole page. */
export function Tooltips() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useEffect(() => {
    function follow({ target: over }: Event) {
      const found = over instanceof Element ? over.closest<HTMLElement>("[data-tip]") : null;
      if (found) setTarget(found);
    }
    document.addEventListener("pointerover", follow);
    document.addEventListener("focusin", follow);
    return () => {
      document.removeEventListener("pointerover", follow);
      document.removeEventListener("focusin", follow);
    };
  }, []);
  if (!target) return null;
  return (
    <Suspense>
      <LiveTooltip target={target} />
    </Suspense>
  );
}
