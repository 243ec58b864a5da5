import { isReached } from "~/models/base/places/road";
import { shortName } from "~/models/road/pins/map-pin";
import { lineKm } from "~/utils/position/distance";
import { type Coordinates, hasPosition } from "~/utils/position/position";
import { dayStart } from "~/utils/words/dates";
import type { PinType } from "~/vocabulary";

/** A span of time: after `since`, up to and including `until`. */
export type RoadSpan = { since: Date; until: Date };

export type TravelledPin = {
  name: string;
  city: string | null;
  coordinates: Coordinates;
  pinType: PinType;
  visitedDate: string | null;
  createdAt: Date;
  updatedAt: Date;
};

/** The road travelled in a span: the places reached, and the line to and through them. */
export type RoadTravelled = { places: string[]; kilometres: number; line: Coordinates[] };

/** The road travelled in the span, from pins in the order of the journey; `null` if no place was reached. */
export function roadTravelled(pins: TravelledPin[], span: RoadSpan): RoadTravelled | null {
  const reached = pins.filter(isReached);
  const isPassed = (pin: TravelledPin) => isWithin(passedAt(pin), span);
  const passed = reached.filter(isPassed);
  if (passed.length === 0) return null;
  const before = reached.slice(0, reached.findIndex(isPassed)).at(-1);
  const line = [...(before ? [before] : []), ...passed]
    .map(({ coordinates }) => coordinates)
    .filter(hasPosition);
  const places = [...new Set(passed.map(shortName))];
  return { places, kilometres: Math.round(lineKm(line)), line };
}

function isWithin(at: Date, { since, until }: RoadSpan) {
  return at > since && at <= until;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When a place was reached. Its record knows only the day; within that day the time is when the pin was marked as
 * reached.
 */
function passedAt({ visitedDate, createdAt, updatedAt }: TravelledPin) {
  if (!visitedDate) return createdAt;
  const day = dayStart(visitedDate).getTime();
  return new Date(Math.min(Math.max(updatedAt.getTime(), day), day + DAY_MS - 1));
}
