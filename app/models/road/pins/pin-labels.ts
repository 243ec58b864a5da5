import { type Label, MINOR_RANK, placeLabels } from "~/map-drawing/label-placement";
import { type MapFrame, type Point, project } from "~/map-drawing/map-projection";
import type { Span } from "~/map-drawing/sheet-windows";
import type { Coordinates } from "~/utils/position/position";
import { HERE_ID, type MapPin, shortName } from "./map-pin";

type NamedPin = Pick<MapPin, "id" | "name" | "city" | "coordinates" | "pinType">;

/** A frame, and the part of its sheet that the narrowest window shows, from left to right. */
export type Sheet = { frame: MapFrame; seen: Span };

type Apart = { name: string; coordinates: Coordinates };

/** The names that find room on the map, each with its place beside its pin. */
export function pinLabels({ frame, seen }: Sheet, pins: NamedPin[], apart: Apart | null): Label[] {
  const points = pins.map((pin) => project(frame, pin.coordinates));
  const wanted = [...wantedApart(frame, apart), ...inOrderOfWeight(pins, points)];
  return placeLabels(wanted, points, seen);
}

/** The same for the important names only, which is fast even with a thousand others. */
export function majorPinLabels({ frame, seen }: Sheet, pins: NamedPin[], apart: Apart | null) {
  const points = pins.map((pin) => project(frame, pin.coordinates));
  const major = inOrderOfWeight(pins, points).filter(({ rank }) => rank < MINOR_RANK);
  return placeLabels([...wantedApart(frame, apart), ...major], points, seen);
}

/** The name of where the traveller is, when no pin says so. */
function wantedApart(frame: MapFrame, apart: Apart | null) {
  if (!apart) return [];
  return [{ id: HERE_ID, text: apart.name, at: project(frame, apart.coordinates), rank: 0 }];
}

/** Here, start and end, favourites, the others: the order in which they get room for their names. */
function inOrderOfWeight(pins: NamedPin[], points: Point[]) {
  return pins
    .map((pin, index) => ({
      id: pin.id,
      text: shortName(pin),
      at: points[index] ?? { x: 0, y: 0 },
      rank: rankOf(pin, index === 0 || index === pins.length - 1),
    }))
    .sort((a, b) => a.rank - b.rank);
}

function rankOf(pin: NamedPin, isEnd: boolean) {
  if (pin.pinType === "current") return 0;
  if (isEnd) return 1;
  return pin.pinType === "favorite" ? 2 : MINOR_RANK;
}
