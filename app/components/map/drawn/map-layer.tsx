import type { ReactNode } from "react";
import { MAP } from "~/map-drawing/map-projection";

type Props = { label?: string; children: ReactNode };

const frame = {
  viewBox: `0 0 ${MAP.width} ${MAP.height}`,
  preserveAspectRatio: "xMidYMid slice",
};

/**
 * One sheet of the map, all of the same size. With a label it is read out and takes the pointer;
 * without one it is there for the eyes only.
 */
export function MapLayer({ label, children }: Props) {
  if (!label) {
    return (
      <svg {...frame} aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
        {children}
      </svg>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no element of its own for a named group.
    <svg
      {...frame}
      role="group"
      aria-label={label}
      className="map-marks absolute inset-0 size-full"
    >
      {children}
    </svg>
  );
}
