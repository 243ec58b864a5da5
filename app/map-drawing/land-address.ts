import { gridOf, ZOOMS_A_WHOLE } from "./frame-grid";
import type { MapFrame } from "./map-projection";

/**
 * The address of a drawing of land. It is among the build's files, because its name contains everything that the
 * drawing depends on, so it is cached for ever, offline too. The mark at its end can only be made by the site, so
 * nobody else can request drawings of other frames.
 */

/** Raise this when the land is drawn differently. */
const DRAWING = 1;

/** The drawn part: the area of a map, or roughly all that a live map may show around it. */
export type LandPart = "map" | "around";

export function landAddress({ lat, lng, zoom, mark }: MapFrame, part: LandPart = "map") {
  const place = `m${zoom * ZOOMS_A_WHOLE}_${lat}_${lng}`;
  return `/assets/land-${DRAWING}-${part}-${place}${mark ? `_${mark}` : ""}.svg`;
}

const NAME = /^land-\d+-(map|around)-m(\d+)_(-?[\d.]+)_(-?[\d.]+)_([\w-]{10})\.svg$/;

const MOST_ZOOM = 8;

/**
 * The frame and the part in the name of a land file, or `null`. Each drawing has one name only, and its frame must be
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
