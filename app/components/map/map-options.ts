import type { MapOptions } from "leaflet";
import { INDIA } from "./tiles";

const ZOOM = 5;
/** All of India fits a narrow phone from one step further away. */
const NARROW = { query: "(width < 30rem)", zoom: 4 };

/** How the live map starts in this browser; without animations where motion is unwelcome. */
export function mapOptions(): MapOptions {
  const moves = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    center: INDIA,
    zoom: matchMedia(NARROW.query).matches ? NARROW.zoom : ZOOM,
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
