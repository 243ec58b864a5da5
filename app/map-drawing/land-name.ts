import { gridOf, ZOOMS_A_WHOLE } from "./frame-grid";
import { type LandPart, landAddress } from "./land-address";
import type { MapFrame } from "./map-projection";

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
