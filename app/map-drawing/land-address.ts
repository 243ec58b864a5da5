import { ZOOMS_A_WHOLE } from "./frame-grid";
import type { MapFrame } from "./map-projection";

/**
 * The address of a drawing of land: among the build's files, for its name holds all that the drawing depends on, so it
 * is kept for ever, offline as well. The mark at its end is the site's own: nobody else names a frame to be drawn.
 */

/** Raised when the land is drawn in another way. */
const DRAWING = 1;

/** What is drawn of the land: the sheet of a map, or roughly all that a live map may come to show of it. */
export type LandPart = "map" | "around";

export function landAddress({ lat, lng, zoom, mark }: MapFrame, part: LandPart = "map") {
  const place = `m${zoom * ZOOMS_A_WHOLE}_${lat}_${lng}`;
  return `/assets/land-${DRAWING}-${part}-${place}${mark ? `_${mark}` : ""}.svg`;
}
