import type { Map as LeafletMap } from "leaflet";
import { useEffect, useState } from "react";
import type { MapFrame } from "~/map-drawing/map-projection";
import type { MapPin } from "~/models/road/pins/map-pin";
import type { Coordinates } from "~/utils/position/position";
import { startView } from "./start-view";

/**
 * Opens the map on these pins, at whatever zoom shows them best. From there on it goes by whole zooms, at
 * which tiles are as sharp as they were drawn.
 */
export function useStartView(map: LeafletMap | null, pins: MapPin[], frame: MapFrame) {
  const [positions] = useState(() => pins.map((pin) => pin.coordinates));
  useEffect(() => {
    if (map) start(map, positions, frame);
  }, [map, positions, frame]);
}

function start(map: LeafletMap, positions: Coordinates[], frame: MapFrame) {
  const size = map.getSize();
  // On a page that is just being left it has no size, and gets one if that page stays after all.
  const isLaidOut = size.x > 0 && size.y > 0;
  const { center, zoom } = startView(isLaidOut ? positions : [], size, frame);
  const { zoomSnap, minZoom = 0 } = map.options;
  map.options.minZoom = Math.min(minZoom, Math.max(0, Math.floor(zoom)));
  map.options.zoomSnap = 0;
  map.setView(center, zoom);
  map.options.zoomSnap = zoomSnap;
  if (!isLaidOut) map.once("resize", () => start(map, positions, frame));
}
