import { project, projectLine } from "~/map-drawing/map-projection";
import { nearestFirst } from "~/models/base/places/known-place";
import { isReached } from "~/models/base/places/road";
import type { ShareRoad } from "~/models/pictures/picture-tasks";
import { getHere } from "~/models/road/journey/journey.server";
import { journeyFrames } from "~/models/road/line/journey-frames.server";
import { pinOrder, pinsSeenBy, wholePin } from "~/models/road/pins/pin-columns.server";
import { pick } from "~/utils/pick";
import { type Coordinates, hasPosition } from "~/utils/position/position";
import { siteDay } from "~/utils/words/dates";
import { db, memoPerContent } from "~db/client.server";
import { travelPins } from "~db/schema/pins";

/** A place no farther from a stop of the road than this counts as that stop. */
const STOP_KM = 60;
/** More points would not be visible in a picture. */
const MAX_POINTS = 240;

const placedPins = memoPerContent(() =>
  db
    .select(pick(wholePin, "coordinates", "pinType", "visitedDate"))
    .from(travelPins)
    .where(pinsSeenBy("public"))
    .orderBy(...pinOrder)
    .all()
    .filter(({ coordinates }) => hasPosition(coordinates)),
);

/** The reached stops that have a position, in travel order. */
const stops = memoPerContent(() => placedPins().filter(isReached));

/** The road so far, with a dot where the traveller is. */
export const wholeRoad = memoPerContent((): ShareRoad => {
  const current = placedPins().find(({ pinType }) => pinType === "current") ?? getHere();
  const line = stops().map(({ coordinates }) => coordinates);
  const now = current?.coordinates ?? line.at(-1);
  return drawn(now && now !== line.at(-1) ? [...line, now] : line);
});

/** The road up to a place. If it never led there, the whole road so far with a dot at the place. */
export function roadToPlace(place: Coordinates): ShareRoad {
  const [nearest] = nearestFirst(stops(), place);
  if (nearest && nearest.km <= STOP_KM) return roadToStop(stops().indexOf(nearest.place));
  return { ...wholeRoad(), dot: project(journeyFrames().narrow, place) };
}

/** The road up to an instant, by the days on which its stops were reached; all of it if no stop has a day. */
export function roadToInstant(instant: Date): ShareRoad {
  const day = siteDay(instant);
  if (!stops().some(({ visitedDate }) => visitedDate)) return wholeRoad();
  return roadToStop(stops().findLastIndex(({ visitedDate }) => visitedDate && visitedDate <= day));
}

function roadToStop(last: number) {
  const line = stops()
    .slice(0, last + 1)
    .map(({ coordinates }) => coordinates);
  return drawn(line);
}

/** The line with a dot at its end. */
function drawn(line: Coordinates[]): ShareRoad {
  const step = Math.ceil(line.length / MAX_POINTS);
  const kept = line.filter((_, index) => index % step === 0 || index === line.length - 1);
  const { narrow: frame } = journeyFrames();
  const points = projectLine(frame, kept);
  return { frame, line: points, dot: points.at(-1) ?? null };
}
