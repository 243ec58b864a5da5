import type { Coordinates } from "~/utils/position/position";
import { frameOfPlaces } from "./frame-of-places";
import type { MapFrame } from "./map-projection";

/** The part of the map for places, so that their marks and some of their names are visible; see `sheet-windows.ts`. */
const NARROW_ROOM = { width: 264, height: 446 };
const WIDE_ROOM = { width: 540, height: 420 };

/** A second map for wide windows is worth its bytes if it has this much more zoom. */
const WORTH_ZOOMS = 0.4;

export type JourneyFrames = {
  /** The frame of all maps of the journey; places are in the middle 320 pixels. */
  narrow: MapFrame;
  /** The frame in a wide window, for a journey that goes from east to west. */
  wide?: MapFrame | undefined;
};

export function framesOfJourney(places: Coordinates[]): JourneyFrames {
  const narrow = frameOfPlaces(places, NARROW_ROOM);
  const wide = frameOfPlaces(places, WIDE_ROOM);
  return wide.zoom >= narrow.zoom + WORTH_ZOOMS ? { narrow, wide } : { narrow };
}
