import { HERE_ID, type MapPin, shortName } from "~/models/map-pin";
import { type Point, project } from "~/utils/map-projection";
import { MINOR_RANK, placeLabels } from "./label-placement";
import type { Here } from "./route-line";

type NamedPin = Pick<MapPin, "id" | "name" | "city" | "coordinates" | "pinType">;
type Props = { pins: NamedPin[]; apart: Here | null };

const looks = ["fill-accent font-bold", "fill-ink font-medium", "fill-ink font-medium"];

/** The names of the main pins; where a wide map has room to spare, those of the others too. */
export function PinNames({ pins, apart }: Props) {
  return pinLabels(pins, apart).map(({ id, text, x, y, anchor, rank }) => (
    <text
      key={id}
      x={x}
      y={y}
      textAnchor={anchor}
      paintOrder="stroke"
      strokeWidth="4"
      strokeLinejoin="round"
      className={`stroke-surface text-[13px] ${looks[rank] ?? "fill-muted max-sm:hidden"}`}
    >
      {text}
    </text>
  ));
}

/** The names that find room on the map, each with its place beside its pin. */
export function pinLabels(pins: NamedPin[], apart: Here | null) {
  const points = pins.map((pin) => project(pin.coordinates));
  const wanted = apart
    ? [{ id: HERE_ID, text: apart.name, at: project(apart.coordinates), rank: 0 }]
    : [];
  return placeLabels([...wanted, ...inOrderOfWeight(pins, points)], points, points);
}

/** Here, start and end, favourites, the others: the order in which they get room for their names. */
function inOrderOfWeight(pins: NamedPin[], points: Point[]) {
  return pins
    .map((pin, index) => ({
      id: pin.id,
      text: shortName(pin),
      at: points[index] ?? project(pin.coordinates),
      rank: rankOf(pin, index === 0 || index === pins.length - 1),
    }))
    .sort((a, b) => a.rank - b.rank);
}

function rankOf(pin: NamedPin, isEnd: boolean) {
  if (pin.pinType === "current") return 0;
  if (isEnd) return 1;
  return pin.pinType === "favorite" ? 2 : MINOR_RANK;
}
