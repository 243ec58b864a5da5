import type { RoutePin } from "~/models/road/pins/map-pin";
import { type Coordinates, hasPosition } from "~/utils/position/position";

/** The traveller's position when no pin is there. */
export type Here = { name: string; coordinates: Coordinates };

/**
 * Splits the route, in travel order, into the road behind, the road ahead, and the present position. A traveller who
 * came back to a place, or is at no pin (`here`), is put after the last place that is not planned.
 */
export function splitRoute(pins: RoutePin[], here: Here | null) {
  const positions = pins.map((pin) => pin.coordinates);
  const currentPin = pins.findIndex((pin) => pin.pinType === "current");
  const reached = Math.max(currentPin, lastReached(pins));
  const own = here && hasPosition(here.coordinates) ? here.coordinates : null;
  const now = currentPin >= 0 ? (positions[currentPin] ?? null) : own;
  const isLast = currentPin >= 0 && currentPin === reached;
  const behind = [...positions.slice(0, reached + 1), ...(now && !isLast ? [now] : [])];
  const last = behind.at(-1);
  return { behind, ahead: [...(last ? [last] : []), ...positions.slice(reached + 1)], now };
}

function lastReached(pins: RoutePin[]) {
  return pins.findLastIndex((pin) => pin.pinType !== "planned");
}
