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

/** The road as share pictures draw it: of public pins alone, as the public map has them. */

/** A place this near to a stop of the road is that stop. */
const STOP_KM = 60;
/** More bends than these are not seen in a picture. */
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

/** The stops behind the traveller, in the order of the road. */
const stops = memoPerContent(() => placedPins().filter(isReached));

/** The road so far, with a dot where the traveller is. */
export const wholeRoad = memoPerContent((): ShareRoad => {
  const current = placedPins().find(({ pinType }) => pinType === "current") ?? getHere();
  const line = stops().map(({ coordinates }) => coordinates);
  const now = current?.coordinates ?? line.at(-1);
  return drawn(now && now !== line.at(-1) ? [...line, now] : line);
});

/** The road to a place, or the road so far and the place beside it where it never led there. */
export function roadToPlace(place: Coordinates): ShareRoad {
  const [nearest] = nearestFirst(stops(), place);
  if (nearest && nearest.km <= STOP_KM) return roadToStop(stops().indexOf(nearest.place));
  return { ...wholeRoad(), dot: project(journeyFrames().narrow, place) };
}

/** The road up to an instant, by the days on which its stops were reached; all of it where none says its day. */
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
