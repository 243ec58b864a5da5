import { memo } from "react";
import { Pane, Polygon } from "react-leaflet";
import { LAND_UNIT, unproject } from "~/map-drawing/map-projection";
import land from "./land-around.json";

/** Beneath the tiles, whose pane is at 200. */
const BENEATH_TILES = 100;

/** The drawn land in the live map: what is seen until tiles are there, or when there are none. */
export const Land = memo(function Land() {
  return (
    <Pane name="land" style={{ zIndex: BENEATH_TILES }}>
      <Polygon
        positions={landRings()}
        interactive={false}
        smoothFactor={0.5}
        className="fill-surface stroke-monsoon/60"
        pathOptions={{ fillOpacity: 1, weight: 1.5 }}
      />
    </Pane>
  );
});

/** The outlines, which the file holds as the relative steps of an SVG path. */
function landRings() {
  return land.split("z").flatMap((ring) => {
    const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
    let [x, y] = [0, 0];
    const positions = Array.from({ length: numbers.length / 2 }, (_, index) => {
      x += numbers[index * 2] ?? 0;
      y += numbers[index * 2 + 1] ?? 0;
      return unproject({ x: x * LAND_UNIT, y: y * LAND_UNIT });
    });
    return positions.length > 2 ? [positions] : [];
  });
}
