import { firstPart } from "~/models/base/places/known-place";
import { pinsAsSeenBy } from "~/models/base/places/moves.server";
import { destinationOfPin } from "~/models/base/places/positions.server";
import { isReached } from "~/models/base/places/road";
import type { Audience } from "~/models/base/records/audience";
import { pinAddress, shortName } from "~/models/road/pins/map-pin";
import { pinColumns, pinOrder, pinsSeenBy, wholePin } from "~/models/road/pins/pin-columns.server";
import { pick } from "~/utils/pick";
import { hasPosition } from "~/utils/position/position";
import { db, memoPerContent } from "~db/client.server";
import { travelPins } from "~db/schema/pins";
import { arrivals } from "./road-so-far";

/**
 * The visible pins with a position, in travel order, with the day of arrival; for the owner the hidden moves are
 * applied.
 */
function listStopPins(audience: Audience) {
  const stop = pick(
    pinColumns(audience),
    "id",
    "name",
    "city",
    "country",
    "coordinates",
    "pinType",
    "visitedDate",
  );
  const pins = db
    .select({ ...stop, ...pick(wholePin, "description", "isVisible") })
    .from(travelPins)
    .where(pinsSeenBy(audience))
    .orderBy(...pinOrder)
    .all();
  return pinsAsSeenBy(audience, pins)
    .filter(({ isVisible, coordinates }) => isVisible && hasPosition(coordinates))
    .map((pin) =>
      pick(pin, "id", "name", "city", "country", "coordinates", "pinType", "visitedDate"),
    );
}

type StopPin = ReturnType<typeof listStopPins>[number] & {
  /** From 0, in travel order. */ order: number;
};

function readRoad(audience: Audience) {
  const pins: StopPin[] = listStopPins(audience).map((pin, order) => ({ ...pin, order }));
  const last = pins.findLastIndex(isReached);
  const planned = pins.filter((pin) => !isReached(pin));
  return { reached: arrivals(pins), ahead: pins.slice(last + 1), planned };
}

const publicRoad = memoPerContent(() => readRoad("public"));

/**
 * The road as the audience may see it. `reached` are the stops in order of arrival, each with its day and its
 * kilometres from the start; `ahead` are the planned ones after the last of them, in travel order. `planned` are all
 * that were not reached, including those that she passed by.
 */
export function getRoad(audience: Audience = "public") {
  return audience === "public" ? publicRoad() : readRoad(audience);
}

export type Road = ReturnType<typeof getRoad>;
export type Stop = StopPin & Partial<Road["reached"][number]>;

/** The names of a stop, the short one first, and the path of its page, else of its entry in the list below the map. */
export function describeStop({ id, name, city, coordinates, order }: Stop) {
  const destination = destinationOfPin()({ name, city, coordinates });
  const names = [shortName({ name, city }), firstPart(name)];
  if (destination) names.push(firstPart(destination.name));
  const path = destination ? `/journey/${destination.slug}` : pinAddress(id, order);
  return { names: [...new Set(names)], path };
}
