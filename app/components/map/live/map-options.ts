import type { MapOptions } from "leaflet";

/** How the live map behaves in this browser; without animations where motion is unwelcome. */
export function mapOptions(): MapOptions {
  const moves = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    minZoom: 3,
    // The map has buttons and words of its own for these.
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    // See `useContainerSize`.
    trackResize: false,
    zoomAnimation: moves,
    fadeAnimation: moves,
    inertia: moves,
  };
}
