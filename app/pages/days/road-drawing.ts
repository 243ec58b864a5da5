import { polyline, sharesAlong } from "~/map-drawing/drawn-line";
import { type Label, MINOR_RANK, placeLabels } from "~/map-drawing/label-placement";
import { inEachWorld, type MapFrame, project, projectLine } from "~/map-drawing/map-projection";
import { roadPath, smoothLine } from "~/map-drawing/smooth-line";
import { pick } from "~/utils/pick";
import type { Coordinates } from "~/utils/position/position";
import { COUNTRY } from "./country";

/** The most places that a long road is drawn with. */
const MOST_PLACES = 80;
/**
 * Up to this many stops, each gets a name, even across the line. Of more stops only those whose names cover nothing.
 */
const NAMED_STOPS = 12;
/** The gap between a name and the edge of the map, in pixels: some names are wider here than estimated. */
const EDGE = 6;
/** How many points each leg of the line has. */
const STEPS = 6;

type Stop = { name: string; coordinates: Coordinates };

type Road = {
  frame: MapFrame;
  /** The stops on the page, in order of travel, at least one. */
  line: Stop[];
  /** The road before and after them. */
  before: Coordinates[];
  after: Coordinates[];
};

/** Draws the road on the map of the country: the page's own part, and where each stop lies along it, from 0 to 1. */
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

/** Every n-th of these places, and always the first and the last. */
export function thinned<Place>(places: Place[], most = MOST_PLACES): Place[] {
  const step = Math.ceil(places.length / most);
  return places.filter((_, index) => index % step === 0 || index === places.length - 1);
}
