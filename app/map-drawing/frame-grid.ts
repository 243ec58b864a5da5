import { isOwn } from "~/site";
import type { MapFrame } from "./map-projection";

/**
 * Frames are on a grid. So their numbers are short, a new place changes a map rarely and then visibly, and the number
 * of drawings of land that can be requested is limited.
 */

/** A frame's zoom is a multiple of 1 divided by this. */
export const ZOOMS_A_WHOLE = 16;

/** The grid of the middles of frames with this zoom, in degrees: about six to eleven pixels. */
export function gridOf(zoom: number) {
  return 8 / 2 ** Math.floor(zoom);
}

/** The frame of a map without places: the specification's, or the whole world on the owner's own site. */
export function emptyFrame(): MapFrame {
  return isOwn() ? { lat: 24, lng: 0, zoom: 1 } : { lat: 20.5, lng: 79, zoom: 5 };
}
