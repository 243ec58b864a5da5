import { memo } from "react";
import { Pane, Polyline } from "react-leaflet";
import { unwrapped } from "~/map-drawing/longitudes";
import {
  inEachWorld,
  type MapFrame,
  projectExactly,
  unproject,
  worldPx,
} from "~/map-drawing/map-projection";
import { smoothLine } from "~/map-drawing/smooth-line";
import type { Coordinates } from "~/utils/position/position";

/** How many straight pieces a curved leg has; fewer on a line with many legs, which an old phone must draw. */
const STEPS = 12;
const MAX_STEPS_OF_LINE = 3_000;

/** The flat world map on which curves are computed: Mercator keeps angles, so one shape fits all zooms. */
const WORLD: MapFrame = { lat: 0, lng: 0, zoom: 4 };

type Props = {
  behind: Coordinates[];
  ahead: Coordinates[];
  /** The longitude at the middle of the map's places. */
  middle: number;
};

/** The route in travel order: a solid line behind the traveller, a dotted one ahead. */
export const RouteLayer = memo(function RouteLayer({ behind, ahead, middle }: Props) {
  const [past, future] = [bent(behind, middle), bent(ahead, middle)];
  const plain = { interactive: false, smoothFactor: 0.6 };
  const casing = { ...plain, className: "stroke-surface", weight: 6, opacity: 0.75 };
  const line = { ...plain, className: "stroke-accent", opacity: 1 };
  return (
    <Pane name="route">
      <Polyline positions={future} {...casing} />
      <Polyline positions={past} {...casing} />
      <Polyline positions={future} {...line} weight={2.5} dashArray="0.1 6" />
      <Polyline positions={past} {...line} weight={2.75} />
    </Pane>
  );
});

/**
 * The line takes the short way round the world and is repeated where it enters over the other edge. Curved as on the
 * drawn map.
 */
function bent(positions: Coordinates[], middle: number) {
  const steps = Math.max(1, Math.min(STEPS, Math.floor(MAX_STEPS_OF_LINE / positions.length)));
  const { x } = projectExactly(WORLD, { lat: 0, lng: middle });
  const line = smoothLine(
    unwrapped(positions, middle).map((place) => projectExactly(WORLD, place)),
    steps,
  );
  const lines = inEachWorld(WORLD, line, x - worldPx(WORLD) / 2, x + worldPx(WORLD) / 2);
  return lines.map((points) => points.map((point) => unproject(WORLD, point)));
}
