import type { Map as LeafletMap } from "leaflet";
import { useEffect, useRef, useState } from "react";
import type { Point } from "~/map-drawing/map-projection";
import type { Coordinates } from "~/utils/position/position";
import { hintSpot } from "./hint-spot";

type Props = { map: LeafletMap | null; places: { coordinates: Coordinates }[] };

/** How to move the map, which leaves the page its gestures; no more once someone is on it. It lies where no pin is. */
export function MapHint({ map, places }: Props) {
  const words = useRef<HTMLParagraphElement>(null);
  const [spot, setSpot] = useState<Point | null>(null);
  useEffect(() => {
    const place = () => setSpot(map && freeSpot(map, words.current, places));
    map?.whenReady(place).on("resize", place);
    return () => {
      map?.off("resize", place);
    };
  }, [map, places]);
  const style = spot ? { left: spot.x, top: spot.y } : undefined;
  return (
    <p
      ref={words}
      style={style}
      className={`pointer-events-none absolute z-[1] max-w-44 max-sm:max-w-32 rounded-control border border-line bg-surface/90 px-3 py-1 text-sm text-muted transition-opacity duration-150 group-focus-within/map:opacity-0 ${spot ? "" : "invisible"}`}
    >
      <span className="pointer-coarse:hidden">Click the map to zoom with the wheel</span>
      <span className="hidden pointer-coarse:inline">Two fingers move the map</span>
    </p>
  );
}

function freeSpot(map: LeafletMap, words: HTMLElement | null, places: Props["places"]) {
  if (!words) return null;
  const { x: width, y: height } = map.getSize();
  const pins = places.map(({ coordinates }) => map.latLngToContainerPoint(coordinates));
  return hintSpot(
    { width, height },
    { width: words.offsetWidth, height: words.offsetHeight },
    pins,
  );
}
