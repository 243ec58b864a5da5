import type { Map as LeafletMap } from "leaflet";
import { useEffect, useRef, useState } from "react";
import type { Point } from "~/map-drawing/map-projection";
import type { Coordinates } from "~/utils/position/position";

type Props = { map: LeafletMap | null; places: { coordinates: Coordinates }[] };

/** Explains how to move the map, until the visitor uses it. It is placed where no pin is. */
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

type Size = { width: number; height: number };

/** Its distance from the edge and from the middle of a pin, in pixels. */
const EDGE_PX = 12;
const PIN_PX = 26;
/** How far a pin's name may reach to its side. */
const NAMED_PX = 100;
/** The height of the attribution at the lower edge. */
const NAME_PX = 28;

/**
 * A position for a hint on the map where it covers no pin and, if possible, no name of one; relative to the map's
 * corner. `null` if there is none.
 */
export function hintSpot(map: Size, words: Size, pins: Point[]): Point | null {
  const [left, right] = [EDGE_PX, map.width - words.width - EDGE_PX];
  const bottom = map.height - words.height - EDGE_PX;
  const spots = [
    { x: left, y: EDGE_PX },
    { x: left, y: bottom },
    // The upper corner has the map's buttons.
    { x: right, y: Math.round((bottom * 3) / 4) },
    { x: right, y: bottom - NAME_PX },
    { x: left, y: Math.round(bottom / 2) },
    { x: right, y: Math.round(bottom / 2) },
  ];
  const isFree = (reach: number) => (spot: Point) =>
    pins.every((pin) => !isCovered(pin, spot, words, reach));
  return spots.find(isFree(NAMED_PX)) ?? spots.find(isFree(PIN_PX)) ?? null;
}

function isCovered(pin: Point, spot: Point, { width, height }: Size, reach: number) {
  const isBeside = pin.x < spot.x - reach || pin.x > spot.x + width + reach;
  return !isBeside && pin.y > spot.y - PIN_PX && pin.y < spot.y + height + PIN_PX;
}
