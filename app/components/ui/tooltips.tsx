import { lazy, Suspense, useEffect, useState } from "react";

/** Loaded when the first thing with a tip is pointed at or focused. */
const LiveTooltip = lazy(() => import("./live-tooltip").catch(() => ({ default: () => <></> })));

/** Shows the words in `data-tip` of whatever is pointed at or focused; one for the whole page. */
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
