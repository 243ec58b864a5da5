import { memo, useEffect, useState } from "react";
import { Pane, Polygon } from "react-leaflet";
import { landAddress } from "~/map-drawing/land-address";
import { LAND_UNIT, type MapFrame, unproject } from "~/map-drawing/map-projection";

/** Beneath the tiles, whose pane is at 200. */
const BENEATH_TILES = 100;

/** The drawn land in the live map: what is seen until tiles are there, or when there are none. */
export const Land = memo(function Land({ frame }: { frame: MapFrame }) {
  const [rings, setRings] = useState<ReturnType<typeof landRings>>([]);
  useEffect(() => {
    let isThere = true;
    fetch(landAddress(frame, "around"))
      .then((answer) => (answer.ok ? answer.text() : ""))
      .then((file) => isThere && setRings(landRings(frame, file)))
      // Without a line the sea is all that there is.
      .catch(() => {});
    return () => {
      isThere = false;
    };
  }, [frame]);
  return (
    <Pane name="land" style={{ zIndex: BENEATH_TILES }}>
      {rings.length > 0 && (
        <Polygon
          positions={rings}
          interactive={false}
          smoothFactor={0.5}
          className="fill-surface stroke-monsoon/60"
          pathOptions={{ fillOpacity: 1, weight: 1.5 }}
        />
      )}
    </Pane>
  );
});

/** The outlines, which the file holds as the relative steps of an SVG path. */
function landRings(frame: MapFrame, file: string) {
  const outline = / d="([^"]*)"/.exec(file)?.[1] ?? "";
  return outline.split("z").flatMap((ring) => {
    const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
    let [x, y] = [0, 0];
    const positions = Array.from({ length: numbers.length / 2 }, (_, index) => {
      x += numbers[index * 2] ?? 0;
      y += numbers[index * 2 + 1] ?? 0;
      return unproject(frame, { x: x * LAND_UNIT, y: y * LAND_UNIT });
    });
    return positions.length > 2 ? [positions] : [];
  });
}
