import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { firstPart } from "~/models/base/places/known-place";
import { expectedAndFound } from "~/models/base/places/plan";
import { currentPin, type RoadPin, reachedOrder } from "~/models/base/places/road";
import { positionColumns } from "~/models/base/records/shared-columns";
import { site } from "~/site";
import { type Coordinates, hasPosition } from "~/utils/position";
import { siteDay } from "~/utils/words/dates";
import type { PinType } from "~/vocabulary";
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
    .where(and(eq(isCurrentLocation, true), isNull(destinations.deletedAt), isOther))
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
    .where(sql`${destinations.isCurrentLocation} and ${isNull(destinations.deletedAt)}`)
    .all();
  return [...new Set([...marked.map((one) => one.id), ...(id ? [id] : [])])];
}

/** The ids of the pin and the destination that are marked. */
export function currentRecords() {
  const pin = db
    .select({ id: travelPins.id })
    .from(travelPins)
    .where(and(eq(travelPins.pinType, "current"), isNull(travelPins.deletedAt)))
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
    if (!place.getsPin || !hasPosition(place.coordinates)) return null;
    return makePin(place, { pinType: "current", after: reachedOrder(road) }, arrival);
  }
  setPin(place.pinId, { ...reached(place, found, arrival), pinType: "current" });
  return place.pinId;
}

/** The same for a place that she has left since: on the road it lies before the one where she is. */
export function markPassedPin(
  place: MarkedPlace,
  road: RoadPin[],
  found: string,
  arrival: Arrival,
) {
  if (place.pinId !== null) {
    const { pinType } = travelPins;
    const type = sql`case when ${pinType} = 'planned' then 'visited' else ${pinType} end`;
    setPin(place.pinId, { ...reached(place, found, arrival), pinType: type });
    return;
  }
  if (!place.getsPin || !hasPosition(place.coordinates)) return;
  const here = currentPin(road);
  const after = here ? here.sortOrder - 1 : reachedOrder(road);
  makePin(place, { pinType: "visited", after }, arrival);
}

/** What becomes of the pin of a place that is reached. */
function reached({ plan, keepsDay }: MarkedPlace, found: string, { at }: Arrival) {
  const today = siteDay(at);
  return {
    visitedDate: keepsDay ? dayReached(today) : today,
    description: plan === null ? undefined : expectedAndFound(plan, found),
    version: sql`${travelPins.version} + 1`,
    updatedAt: new Date(),
  };
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

/** A pin where the road has got to, before all that comes later. */
function makePin(
  { name, coordinates }: MarkedPlace,
  { pinType, after }: { pinType: PinType; after: number },
  { at, newPinId: id }: Arrival,
) {
  // Those in the bin as well, so that each comes back between its neighbours.
  db.update(travelPins)
    .set({ sortOrder: sql`${travelPins.sortOrder} + 1` })
    .where(gt(travelPins.sortOrder, after))
    .run();
  db.insert(travelPins)
    .values({
      id,
      name,
      country: site().country,
      city: firstPart(name),
      pinType,
      ...positionColumns(coordinates),
      visitedDate: siteDay(at),
      sortOrder: after + 1,
    })
    .run();
  return id;
}
