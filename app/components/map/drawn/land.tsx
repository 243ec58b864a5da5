import { memo, useEffect, useState } from "react";
import { Pane, Polygon } from "react-leaflet";
import { landAddress } from "~/map-drawing/land-address";
import { LAND_UNIT, type MapFrame, unproject } from "~/map-drawing/map-projection";

/** Below the tiles, whose pane has 200. */
const BENEATH_TILES = 100;

/** The drawn land in the live map: visible until the tiles are loaded, or without them. */
export const Land = memo(function Land({ frame }: { frame: MapFrame }) {
  const [rings, setRings] = useState<ReturnType<typeof landRings>>([]);
  useEffect(() => {
    let isThere = true;
    fetch(landAddress(frame, "around"))
      .then((answer) => (answer.ok ? answer.text() : ""))
      .then((file) => isThere && setRings(landRings(frame, file)))
      // Without a connection only the sea is visible.
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

/** The outlines, which the file stores as the relative steps of an SVG path. */
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
