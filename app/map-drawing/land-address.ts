import { gridOf, ZOOMS_A_WHOLE } from "./frame-grid";
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

const NAME = /^land-\d+-(map|around)-m(\d+)_(-?[\d.]+)_(-?[\d.]+)_([\w-]{10})\.svg$/;

const MOST_ZOOM = 8;

/**
 * What the name of a file of land asks for, or `null`: there is one name for each drawing, and drawings only of frames
 * on the grid.
 */
export function landOfName(name: string): { frame: MapFrame; part: LandPart } | null {
  const [, wanted, steps, lat, lng, mark] = NAME.exec(name) ?? [];
  const part = wanted === "around" ? "around" : "map";
  const frame: MapFrame = {
    lat: Number(lat),
    lng: Number(lng),
    zoom: Number(steps) / ZOOMS_A_WHOLE,
    ...(mark && { mark }),
  };
  return isOnGrid(frame) && landAddress(frame, part) === `/assets/${name}` ? { frame, part } : null;
}

function isOnGrid({ lat, lng, zoom }: MapFrame) {
  const grid = gridOf(zoom);
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && zoom <= MOST_ZOOM;
  return isOnEarth && lat % grid === 0 && lng % grid === 0;
}
