import { and, eq, gt, ne, sql } from "drizzle-orm";
import { shiftBinnedPins } from "~/models/bin/bin-marks.server";
import { firstPart } from "~/models/places/known-place";
import { expectedAndFound } from "~/models/places/plan";
import { currentPin, type RoadPin, reachedOrder } from "~/models/places/road";
import { positionColumns } from "~/models/records/shared-columns";
import { site } from "~/site";
import { type Coordinates, hasPosition } from "~/utils/position";
import { siteDay } from "~/utils/words/dates";
import { db } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { travelPins } from "~db/schema/pins";

/** The marks of the current location on destinations and pins; each record that changes is a new version of itself. */

/** Marks this destination as the current one and no other. */
export function markDestination(id: string | null) {
  const { isCurrentLocation } = destinations;
  const version = sql`${destinations.version} + 1`;
  const isOther = id === null ? undefined : ne(destinations.id, id);
  db.update(destinations)
    .set({ isCurrentLocation: false, version })
    .where(and(eq(isCurrentLocation, true), isOther))
    .run();
  if (id === null) return;
  db.update(destinations)
    .set({ isCurrentLocation: true, version, updatedAt: new Date() })
    .where(and(eq(destinations.id, id), eq(isCurrentLocation, false)))
    .run();
}

/** The ids of the destination that is marked, if there is one, and of the one to be marked. */
export function destinationsToMark(id: string | null) {
  const marked = db
    .select({ id: destinations.id })
    .from(destinations)
    .where(sql`${destinations.isCurrentLocation}`)
    .all();
  return [...new Set([...marked.map((one) => one.id), ...(id ? [id] : [])])];
}

/** The ids of the pin and the destination that are marked. */
export function currentRecords() {
  const pin = db
    .select({ id: travelPins.id })
    .from(travelPins)
    .where(eq(travelPins.pinType, "current"))
    .all();
  return { pins: pin.map(({ id }) => id), destinations: destinationsToMark(null) };
}

type MarkedPlace = {
  name: string;
  coordinates: Coordinates;
  pinId: string | null;
  getsPin: boolean;
  plan: string | null;
  keepsDay: boolean;
};

/** When she came there, and the id of the pin that a place without one gets. */
export type Arrival = { at: Date; newPinId: string };

/**
 * Makes the place's pin the current one and the one before it a visited one; a place without a pin may get one,
 * where it has a position. The plan of a planned one is over: its day is that of the arrival, and its words stand where they are called
 * so, beside what was found. The id of the current pin, `null` when there is none.
 */
export function markPin(place: MarkedPlace, road: RoadPin[], found: string, arrival: Arrival) {
  const version = sql`${travelPins.version} + 1`;
  const before = currentPin(road);
  if (before && before.id === place.pinId) return before.id;
  if (before) setPin(before.id, { pinType: "visited", version });
  if (place.pinId === null) {
    return place.getsPin && hasPosition(place.coordinates) ? makePin(place, road, arrival) : null;
  }
  const { plan, keepsDay } = place;
  const today = siteDay(arrival.at);
  setPin(place.pinId, {
    pinType: "current",
    visitedDate: keepsDay ? dayReached(today) : today,
    description: plan === null ? undefined : expectedAndFound(plan, found),
    version,
    updatedAt: new Date(),
  });
  return place.pinId;
}

/** The day that a pin has stays; one that is still to come was only planned. */
function dayReached(today: string) {
  const { visitedDate } = travelPins;
  return sql`case when ${visitedDate} <= ${today} then ${visitedDate} else ${today} end`;
}

function setPin(
  id: string,
  set: Parameters<ReturnType<typeof db.update<typeof travelPins>>["set"]>[0],
) {
  db.update(travelPins).set(set).where(eq(travelPins.id, id)).run();
}

/** A pin where the road has got to, before all that is only planned. */
function makePin(
  { name, coordinates }: MarkedPlace,
  road: RoadPin[],
  { at, newPinId: id }: Arrival,
) {
  const order = reachedOrder(road);
  shiftBinnedPins(order);
  db.update(travelPins)
    .set({ sortOrder: sql`${travelPins.sortOrder} + 1` })
    .where(gt(travelPins.sortOrder, order))
    .run();
  db.insert(travelPins)
    .values({
      id,
      name,
      country: site().country,
      city: firstPart(name),
      pinType: "current",
      ...positionColumns(coordinates),
      visitedDate: siteDay(at),
      sortOrder: order + 1,
    })
    .run();
  return id;
}
