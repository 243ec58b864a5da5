import type { Coordinates } from "~/utils/position/position";
import { frameOfPlaces } from "./frame-of-places";
import type { MapFrame } from "./map-projection";

/** Where places lie, so that their marks and some of their names have room in what is seen; see `sheet-windows.ts`. */
const NARROW_ROOM = { width: 264, height: 446 };
const WIDE_ROOM = { width: 540, height: 420 };

/** A map for wide windows is worth its bytes where it shows the journey so much nearer. */
const WORTH_ZOOMS = 0.4;

export type JourneyFrames = {
  /** What every map shows of the journey, within the middle 320 pixels of the sheet. */
  narrow: MapFrame;
  /** What the map shows in a wide window, of a journey that leads from east to west. */
  wide?: MapFrame | undefined;
};

/** The frames of a journey's maps. */
export function framesOfJourney(places: Coordinates[]): JourneyFrames {
  const narrow = frameOfPlaces(places, NARROW_ROOM);
  const wide = frameOfPlaces(places, WIDE_ROOM);
  return wide.zoom >= narrow.zoom + WORTH_ZOOMS ? { narrow, wide } : { narrow };
}
