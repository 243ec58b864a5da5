import { isOwn } from "~/site";
import type { MapFrame } from "./map-projection";

/**
 * Frames lie on a grid: their numbers are short, a new place moves a map seldom and then visibly, and there are not too
 * many drawings of land that can be asked for.
 */

/** A frame's zoom is a whole number of parts, of which a whole zoom has so many. */
export const ZOOMS_A_WHOLE = 16;

/** How far apart the middles of frames of this zoom may lie, in degrees: about six to eleven pixels. */
export function gridOf(zoom: number) {
  return 8 / 2 ** Math.floor(zoom);
}

/** The frame of a map without places: about where the specification has it, and the world on the owner's own site. */
export function emptyFrame(): MapFrame {
  return isOwn() ? { lat: 24, lng: 0, zoom: 1 } : { lat: 20.5, lng: 79, zoom: 5 };
}
