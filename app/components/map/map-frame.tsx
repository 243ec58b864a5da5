import type { ReactNode } from "react";

type Props = { label: string; hasTiles: boolean; isShown: boolean; children: ReactNode };

/** Lies over the drawn map; it can neither be seen nor reached until it has something to show. */
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
    </div>
  );
}
