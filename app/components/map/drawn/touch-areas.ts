import type { Point } from "~/map-drawing/map-projection";

/** Half a touch target, plus what a narrow phone shrinks the map by. */
const REACH_PX = 26;
const CORNERS = 8;
/** The corners of the polygon around a mark, relative to its middle. */
const REACH = Array.from({ length: CORNERS }, (_, corner) => {
  const angle = (corner / CORNERS) * 2 * Math.PI;
  return { x: Math.cos(angle) * REACH_PX, y: Math.sin(angle) * REACH_PX };
});

/**
 * The touch area of each mark, within its Voronoi cell: as large as a finger needs, but at most half the way to a
 * neighbour, so that a touch always finds the nearest mark. Marks at the same position share an area.
 */
export function touchAreas(marks: Point[]) {
  return marks.map((mark) => {
    const near = marks.filter((other) => {
      const distance = Math.hypot(other.x - mark.x, other.y - mark.y);
      return distance > 0 && distance < 2 * REACH_PX;
    });
    return near.reduce((area, other) => nearerTo(mark, other, area), around(mark));
  });
}

/** An area as the `points` of a polygon, in whole units relative to a point. */
export function polygonPoints(area: Point[], from: Point) {
  return area.map(({ x, y }) => `${Math.round(x - from.x)} ${Math.round(y - from.y)}`).join(" ");
}

function around({ x, y }: Point): Point[] {
  return REACH.map((corner) => ({ x: x + corner.x, y: y + corner.y }));
}

/** The part of an area that is nearer to one mark than to the other: cut along the line between them. */
function nearerTo(mark: Point, other: Point, area: Point[]) {
  const beyond = ({ x, y }: Point) =>
    (x - (mark.x + other.x) / 2) * (other.x - mark.x) +
    (y - (mark.y + other.y) / 2) * (other.y - mark.y);
  return area.flatMap((corner, index) => {
    const next = area[(index + 1) % area.length] ?? corner;
    const [here, there] = [beyond(corner), beyond(next)];
    const kept = here <= 0 ? [corner] : [];
    if (here <= 0 === there <= 0) return kept;
    const share = here / (here - there);
    const cut = {
      x: corner.x + (next.x - corner.x) * share,
      y: corner.y + (next.y - corner.y) * share,
    };
    return [...kept, cut];
  });
}
