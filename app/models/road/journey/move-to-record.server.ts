import { listKnownPlaces } from "~/models/base/places/known-place.server";
import { positionColumns } from "~/models/base/records/shared-columns";
import { type Coordinates, hasPosition } from "~/utils/position";
import { asPlace } from "./current-place.server";
import { moveTo } from "./move-to.server";
import { getTracker, writeTracker } from "./tracker.server";

/** What follows when a destination or a pin is marked as the current one, or is it and changes. */

export function moveToDestination(id: string) {
  const known = listKnownPlaces().find(({ key }) => key === `destination:${id}`);
  if (known) moveTo(asPlace(known));
}

/** What of the pin was said with the arrival, and is no plan. */
type Said = { description: boolean; day: boolean };

export function moveToPin(id: string, said: Said) {
  const known = listKnownPlaces().find(({ pin }) => pin?.id === id);
  if (!known?.pin) return;
  const { coordinates } = known.pin;
  moveTo(
    asPlace(known, {
      ...(hasPosition(coordinates) ? { coordinates } : {}),
      ...(said.description ? { plan: null, description: known.description } : {}),
      ...(said.day ? { keepsDay: true } : {}),
    }),
  );
}

type Spot = { name: string; coordinates: Coordinates };

/** Where the tracker says what the current record said, it says what that record says now. */
export function followCurrentRecord(before: Spot, after: Spot) {
  const tracker = getTracker();
  if (!tracker) return;
  const position = { lat: tracker.latitude, lng: tracker.longitude };
  const isRenamed = before.name !== after.name && tracker.currentLocation === before.name;
  const isShifted =
    !isSame(before.coordinates, after.coordinates) && isSame(position, before.coordinates);
  if (!isRenamed && !isShifted) return;
  writeTracker(tracker, {
    ...(isRenamed ? { currentLocation: after.name } : {}),
    ...(isShifted ? positionColumns(after.coordinates) : {}),
  });
}

function isSame(a: Coordinates, b: Coordinates) {
  return a.lat === b.lat && a.lng === b.lng;
}
