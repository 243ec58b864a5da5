import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { firstPart, HERE_KM, nearestFirst } from "~/models/base/places/known-place";
import { listRoadPins } from "~/models/base/places/known-place.server";
import { type Move, reachedPin } from "~/models/base/places/moves.server";
import { type RoadPin, reachedOrder } from "~/models/base/places/road";
import { positionColumns } from "~/models/base/records/shared-columns";
import { pick } from "~/utils/pick";
import type { Coordinates } from "~/utils/position/position";
import { db } from "~db/client.server";
import type { PinBefore } from "~db/schema/journey";
import { travelPins } from "~db/schema/pins";
import type { MovePlace } from "./place";

/** The pin of a place to which the traveller moves: it is made, placed on the road, and marked as reached. */

/** Adds a pin after the last stop that was reached; it is hidden until the move is shown. */
export function makePin({ name, coordinates }: MovePlace, id: string, country = "") {
  const road = listRoadPins();
  db.insert(travelPins)
    .values({
      id,
      name,
      country: countryAt(road, coordinates) || country,
      city: firstPart(name),
      pinType: "planned",
      ...positionColumns(coordinates),
      isVisible: false,
      sortOrder: reachedOrder(road),
    })
    .run();
}

/** The country of the nearest pin within `HERE_KM`; empty if there is none. */
function countryAt(road: RoadPin[], position: Coordinates) {
  const [nearest] = nearestFirst(road, position);
  return nearest && nearest.km <= HERE_KM ? nearest.place.country : "";
}

/** Moves a new pin to where the road has got to; if she has left it again, to just before the current pin. */
export function placePin(id: string, isOver: boolean, road: RoadPin[]) {
  const here = isOver ? road.find(({ pinType }) => pinType === "current") : undefined;
  const after = here ? here.sortOrder - 1 : reachedOrder(road);
  const { sortOrder } = travelPins;
  // Pins in the bin as well, so that each comes back between its neighbours.
  db.update(travelPins)
    .set({ sortOrder: sql`${sortOrder} + 1` })
    .where(gt(sortOrder, after))
    .run();
  db.update(travelPins)
    .set({ sortOrder: after + 1 })
    .where(eq(travelPins.id, id))
    .run();
}

/** Marks the pin of a move as reached. Returns the pin as it was, `null` if there is none. */
export function reachPin(move: Move): PinBefore | null {
  const pin = findStoredPin(move.pinId);
  if (!pin) return null;
  const version = pin.version + 1;
  db.update(travelPins)
    .set({ ...reachedPin(pin, move), version, updatedAt: new Date() })
    .where(eq(travelPins.id, pin.id))
    .run();
  const isMade = pin.id === move.id;
  const was = isMade ? null : pick(pin, "pinType", "visitedDate", "description");
  return { id: pin.id, version, was };
}

/** A pin as it is stored, by its id; `undefined` for one that is not there, or lies in the bin. */
export function findStoredPin(pinId: string | null) {
  const { id, version, pinType, visitedDate, description, deletedAt } = travelPins;
  return db
    .select({ id, version, pinType, visitedDate, description })
    .from(travelPins)
    .where(and(eq(id, pinId ?? ""), isNull(deletedAt)))
    .get();
}
