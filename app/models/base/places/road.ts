import { type Coordinates, hasPosition } from "~/utils/position/position";
import type { KnownPin } from "./known-place";

/** The pins as one road: what was reached lies behind, what is planned after it lies ahead. */

export type RoadPin = KnownPin & {
  country: string;
  visitedDate: string | null;
  /** Place on the road, smallest first. */
  sortOrder: number;
};

export function isReached({ pinType }: Pick<KnownPin, "pinType">) {
  return pinType !== "planned";
}

/** The order of the last pin that was reached; 0 before the first. */
export function reachedOrder(road: RoadPin[]) {
  return Math.max(0, ...road.filter(isReached).map((pin) => pin.sortOrder));
}

/** The pins that are planned after this order on the road, without the pin that is being reached now. */
export function plannedAfter(road: RoadPin[], order: number, except: string | null = null) {
  return road.filter((pin) => !isReached(pin) && pin.sortOrder > order && pin.id !== except);
}

export function positionsOf(pins: RoadPin[]): Coordinates[] {
  return pins.map(({ coordinates }) => coordinates).filter(hasPosition);
}

/** The words of a pin's plan, empty where it has none; `null` for a pin that was reached. */
export function planOf(pin: Pick<KnownPin, "pinType" | "description"> | null) {
  return pin?.pinType === "planned" ? pin.description : null;
}

/** The description of a reached place: the words of its plan, labelled as expected, then what was found. */
export function expectedAndFound(plan: string, found: string) {
  if (plan === "") return found;
  return [`Expected: ${plan}`, found && `Found: ${found}`].filter(Boolean).join("\n");
}
