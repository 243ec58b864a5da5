import type { RoutePin } from "~/models/road/pins/map-pin";
import { type Coordinates, hasPosition } from "~/utils/position/position";

/** Where the traveller is, when no pin says so. */
export type Here = { name: string; coordinates: Coordinates };

/**
 * The route in travel order: what is behind, what lies ahead, and the place between them. A traveller who came
 * back to a place, or who is at none of the pins (`here`), is there after the last place that is not merely planned.
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
