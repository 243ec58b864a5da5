import { isReached } from "~/models/base/places/road";
import { distanceKm } from "~/utils/position/distance";
import { type Coordinates, hasPosition } from "~/utils/position/position";
import type { PinType } from "~/vocabulary";

/**
 * How far the road has led. The distance between two stops is the great circle: the haversine formula (R. W. Sinnott,
 * 'Virtues of the Haversine', Sky and Telescope 68, 1984, page 159) with the mean radius of the earth, 6,371 km, of the
 * Geodetic Reference System 1980. The road's length on a day is the sum of these legs between the stops that were
 * reached by then, in order of arrival. Buses and rivers bend, so a ticket says more.
 */

/** A pin as the road needs it; `visitedDate` is a calendar day, `YYYY-MM-DD`. */
export type StopPin = {
  id: string;
  coordinates: Coordinates;
  pinType: PinType;
  visitedDate: string | null;
};

export type Arrived = {
  /** The calendar day of arrival; empty for the first stops of the road while no day is known. */
  arrivedOn: string;
  /** Kilometres from the first stop, along the stops between, not rounded. */
  km: number;
};

/**
 * The reached stops of pins in travel order, sorted by arrival. A pin without a day was reached with the one before it.
 * Two pins of one day keep their travel order, but the current one is the last of its day. Pins without a position are
 * not stops.
 */
export function arrivals<Pin extends StopPin>(pins: Pin[]): (Pin & Arrived)[] {
  let day = "";
  const dated = pins
    .filter((pin) => isReached(pin) && hasPosition(pin.coordinates))
    .map((pin) => {
      day = pin.visitedDate ?? day;
      return { ...pin, arrivedOn: day };
    })
    .sort(inOrderOfArrival);
  let km = 0;
  return dated.map((pin, index) => {
    const before = dated[index - 1];
    if (before) km += distanceKm(before.coordinates, pin.coordinates);
    return { ...pin, km };
  });
}

function inOrderOfArrival<Pin extends StopPin & { arrivedOn: string }>(a: Pin, b: Pin) {
  if (a.arrivedOn !== b.arrivedOn) return a.arrivedOn < b.arrivedOn ? -1 : 1;
  return Number(a.pinType === "current") - Number(b.pinType === "current");
}

/** How many of these stops were reached by the end of a calendar day. */
export function reachedOn(stops: Arrived[], day: string) {
  const later = stops.findIndex(({ arrivedOn }) => arrivedOn > day);
  return later === -1 ? stops.length : later;
}

/** Whole kilometres of the road by the end of a calendar day; 0 before the second stop. */
export function kilometresOn(stops: Arrived[], day: string) {
  return Math.round(stops[reachedOn(stops, day) - 1]?.km ?? 0);
}
