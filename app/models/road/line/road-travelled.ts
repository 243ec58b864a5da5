import { isReached } from "~/models/base/places/road";
import { shortName } from "~/models/road/pins/map-pin";
import { lineKm } from "~/utils/position/distance";
import { type Coordinates, hasPosition } from "~/utils/position/position";
import { dayStart } from "~/utils/words/dates";
import type { PinType } from "~/vocabulary";

/** From one instant up to another; what is of the first belongs to the span before. */
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

/** The part of the road that was travelled in a span: the places passed, and the line that led to and through them. */
export type RoadTravelled = { places: string[]; kilometres: number; line: Coordinates[] };

/** The road travelled in the span, of pins in the order of the journey; `null` where no place was passed. */
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

/** Of a place that was reached on a day the record tells the day alone: within it, when the pin came to say so. */
function passedAt({ visitedDate, createdAt, updatedAt }: TravelledPin) {
  if (!visitedDate) return createdAt;
  const day = dayStart(visitedDate).getTime();
  return new Date(Math.min(Math.max(updatedAt.getTime(), day), day + DAY_MS - 1));
}
