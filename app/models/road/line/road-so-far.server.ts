import { and, ne, or } from "drizzle-orm";
import { firstPart } from "~/models/base/places/known-place";
import { destinationOfPin } from "~/models/base/places/positions.server";
import { isReached } from "~/models/base/places/road";
import { pinAddress, shortName } from "~/models/road/pins/map-pin";
import { pinOrder, pinsSeenBy, wholePin } from "~/models/road/pins/pin-columns.server";
import { pick } from "~/utils/pick";
import { db, memoPerContent } from "~db/client.server";
import { travelPins } from "~db/schema/pins";
import { arrivals } from "./road-so-far";

/** The visible pins that have a position, in travel order, with the day of arrival. */
function listStopPins() {
  const { latitude, longitude } = travelPins;
  return db
    .select(pick(wholePin, "id", "name", "city", "coordinates", "pinType", "visitedDate"))
    .from(travelPins)
    .where(and(pinsSeenBy("public"), or(ne(latitude, 0), ne(longitude, 0))))
    .orderBy(...pinOrder)
    .all();
}

type StopPin = ReturnType<typeof listStopPins>[number] & {
  /** From 0, in travel order. */ order: number;
};

const road = memoPerContent(() => {
  const pins: StopPin[] = listStopPins().map((pin, order) => ({ ...pin, order }));
  const last = pins.findLastIndex(isReached);
  const planned = pins.filter((pin) => !isReached(pin));
  return { reached: arrivals(pins), ahead: pins.slice(last + 1), planned };
});

/**
 * The road as the public may see it: the stops that were reached, in order of arrival, each with its day and its
 * kilometres from the start; and the planned ones after the last of them, in travel order. `planned` are all that were
 * not reached, those that were passed by too.
 */
export function getRoad() {
  return road();
}

export type Road = ReturnType<typeof getRoad>;
export type Stop = StopPin & Partial<Road["reached"][number]>;

/** What a stop is called, the short name first, and where its page is, else its line in the list below the map. */
export function describeStop({ id, name, city, coordinates, order }: Stop) {
  const destination = destinationOfPin()({ name, city, coordinates });
  const names = [shortName({ name, city }), firstPart(name)];
  if (destination) names.push(firstPart(destination.name));
  const path = destination ? `/journey/${destination.slug}` : pinAddress(id, order);
  return { names: [...new Set(names)], path };
}
