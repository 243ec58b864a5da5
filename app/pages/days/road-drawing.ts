import { polyline, sharesAlong } from "~/map-drawing/drawn-line";
import { type Label, MINOR_RANK, placeLabels } from "~/map-drawing/label-placement";
import { inEachWorld, type MapFrame, project, projectLine } from "~/map-drawing/map-projection";
import { roadPath, smoothLine } from "~/map-drawing/smooth-line";
import { pick } from "~/utils/pick";
import type { Coordinates } from "~/utils/position/position";
import { COUNTRY } from "./country";

/** Of a long road, so many places say how it goes. */
const MOST_PLACES = 80;
/** Of so few stops each is named, were it across the line; of more, those whose names cover nothing. */
const NAMED_STOPS = 12;
/** Free space between a name and the edge of the map, in pixels: names are a little wider here. */
const EDGE = 6;
/** Points of the line on each of its legs. */
const STEPS = 6;

type Stop = { name: string; coordinates: Coordinates };

type Road = {
  /** The frame of the journey. */
  frame: MapFrame;
  /** The stops of which a page tells, in order of travel, one at least. */
  line: Stop[];
  /** The road that led there, and the one that followed. */
  before: Coordinates[];
  after: Coordinates[];
};

/** The road on the map of the country: the part that is told, and how far along it each stop lies, from 0 to 1. */
export function drawRoad({ frame, line, before, after }: Road) {
  const stops = line.map(({ coordinates }) => project(frame, coordinates));
  const told = line.map(({ coordinates }) => coordinates);
  const whole = smoothLine(
    projectLine(frame, [...before.slice(-1), ...told, ...after.slice(0, 1)]),
    STEPS,
  );
  const start = Math.min(before.length, 1) * STEPS;
  const own = whole.slice(start, start + (stops.length - 1) * STEPS + 1);
  const rank = line.length <= NAMED_STOPS ? MINOR_RANK - 1 : MINOR_RANK;
  const labels = placeLabels(
    line.map(({ name }, index) => ({
      id: String(index),
      text: name,
      at: stops[index] ?? { x: 0, y: 0 },
      rank: index === line.length - 1 ? 0 : index === 0 ? 1 : rank,
    })),
    stops,
    { left: COUNTRY.x + EDGE, right: COUNTRY.x + COUNTRY.width - EDGE },
  );
  return {
    frame,
    before: roadPath(frame, [...thinned(before), ...told.slice(0, 1)]),
    line: inEachWorld(frame, own, COUNTRY.x, COUNTRY.x + COUNTRY.width)
      .map(polyline)
      .join(""),
    after: roadPath(frame, [...told.slice(-1), ...thinned(after)]),
    stops,
    labels: labels.map((label: Label) => pick(label, "text", "x", "y", "anchor")),
    shares: sharesAlong(own, STEPS, stops.length),
  };
}

export type RoadDrawing = ReturnType<typeof drawRoad>;

/** Every so many of these places, the first and the last among them. */
export function thinned<Place>(places: Place[], most = MOST_PLACES): Place[] {
  const step = Math.ceil(places.length / most);
  return places.filter((_, index) => index % step === 0 || index === places.length - 1);
}
