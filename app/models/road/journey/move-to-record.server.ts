import { eq } from "drizzle-orm";
import type { KnownPin } from "~/models/base/places/known-place";
import {
  listKnownPlaces,
  listRoadPins,
  placesAlong,
} from "~/models/base/places/known-place.server";
import { lastMove, lastShownMove, reachedPin } from "~/models/base/places/moves.server";
import { positionColumns, positionOf } from "~/models/base/records/shared-columns";
import { type Coordinates, hasPosition } from "~/utils/position/position";
import { siteDay } from "~/utils/words/dates";
import { db } from "~db/client.server";
import { moves, type PendingChanges } from "~db/schema/journey";
import type { travelPins } from "~db/schema/pins";
import { addPendingChange } from "./hidden-moves.server";
import { moveTo } from "./move-to.server";
import { asPlace } from "./place";
import { writeTracker } from "./tracker.server";

/** Moves and updates the traveller when a destination or a pin becomes the current one, or changes while it is. */

/** Moves the traveller to a destination; its other changes wait for the move to be shown. */
export function moveToDestination(id: string, held: PendingChanges["destinations"] = {}) {
  const known = listKnownPlaces().find(({ key }) => key === `destination:${id}`);
  if (known) moveTo(asPlace(known), { held: { destinations: held } });
}

/**
 * Moves the traveller to a pin; its other changes wait for the move to be shown. A description in `said` is new, so it
 * does not count as the pin's plan.
 */
export function moveToPin(
  id: string,
  said: Partial<KnownPin>,
  columns: Partial<typeof travelPins.$inferInsert>,
) {
  const road = listRoadPins().map((pin) => (pin.id === id ? { ...pin, ...said } : pin));
  const known = placesAlong(road).find(({ pin }) => pin?.id === id);
  if (!known?.pin) return;
  const { coordinates } = known.pin;
  const place = asPlace(known, {
    ...(hasPosition(coordinates) ? { coordinates } : {}),
    ...(said.description === undefined ? {} : { description: known.description }),
  });
  moveTo(place, { held: { pins: { [id]: withoutLaterDay(columns) } } });
}

/** Drops a day in the future, which cannot be the day of an arrival. */
function withoutLaterDay({ visitedDate, ...columns }: Partial<typeof travelPins.$inferInsert>) {
  const isPast = visitedDate && visitedDate <= siteDay(new Date());
  return isPast ? { ...columns, visitedDate } : columns;
}

/** Unmarks the current destination; the journey record stays. */
export function unmarkDestination() {
  unmark({ destinationId: null });
}

/** Unmarks the current pin, which stays reached. */
export function unmarkPin(pin: KnownPin & { visitedDate: string | null }) {
  const here = lastMove();
  if (here && !here.isShown) addPendingChange(here, pin.id, reachedPin(pin, here));
  unmark({ pinId: null });
}

function unmark(set: { pinId: null } | { destinationId: null }) {
  const here = lastMove();
  if (here) db.update(moves).set(set).where(eq(moves.id, here.id)).run();
}

/** Marks a record as the current one without a move; returns false if another is marked. */
export function markCurrent(mark: { pinId: string } | { destinationId: string }) {
  const shown = lastShownMove();
  const isTaken = "pinId" in mark ? shown?.pinId : shown?.destinationId;
  if (isTaken) return false;
  writeTracker(shown ? mark : { nextStop: "", ...mark });
  return true;
}

type Spot = { name: string; coordinates: Coordinates };

/**
 * Updates the journey record that readers see after the current record was renamed or moved, if the two agreed before.
 */
export function followCurrentRecord(before: Spot, after: Spot) {
  const shown = lastShownMove();
  if (!shown) return;
  const isRenamed = before.name !== after.name && shown.currentLocation === before.name;
  const isShifted =
    !isSame(before.coordinates, after.coordinates) && isSame(positionOf(shown), before.coordinates);
  if (!isRenamed && !isShifted) return;
  writeTracker({
    ...(isRenamed ? { currentLocation: after.name } : {}),
    ...(isShifted ? positionColumns(after.coordinates) : {}),
  });
}

function isSame(a: Coordinates, b: Coordinates) {
  return a.lat === b.lat && a.lng === b.lng;
}
