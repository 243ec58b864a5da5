import type { ReactNode } from "react";

type Props = { label: string; hasTiles: boolean; isShown: boolean; children: ReactNode };

/** Lies over the drawn map; until there is something to show it is neither seen nor reached. */
export function MapFrame({ label, hasTiles, isShown, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      role="group"
      aria-label={label}
      data-tiles={hasTiles ? "shown" : "none"}
      className={`group/map absolute inset-0 isolate contain-strict transition-opacity print:invisible duration-200 ${isShown ? "" : "opacity-0"}`}
      {...(isShown ? {} : { inert: "" })}
    >
      {children}
      <MapHint />
    </div>
  );
}

/** How to move the map, which leaves the page its gestures; no more once someone is on it. On a phone it lies on the sea. */
function MapHint() {
  return (
    <p className="pointer-events-none absolute top-3 left-3 z-[1] max-w-[calc(100%-6rem)] max-sm:top-[58%] max-sm:right-3 max-sm:left-auto max-sm:max-w-32 rounded-control border border-line bg-surface/90 px-3 py-1 text-sm text-muted transition-opacity duration-150 group-focus-within/map:opacity-0">
      <span className="pointer-coarse:hidden">Click the map to zoom with the wheel</span>
      <span className="hidden pointer-coarse:inline">Two fingers move the map</span>
    </p>
  );
}
