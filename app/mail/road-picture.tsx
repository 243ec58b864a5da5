import { MapGround } from "~/components/map/map-ground";
import { smoothPath } from "~/components/map/route-line";
import { MAP, type Point, project } from "~/utils/map-projection";
import type { Coordinates } from "~/utils/position";
import { light } from "./palette";

/** The picture's size in pixels: what a mail shows, twice over. */
export const ROAD_PICTURE = { width: 1200, height: 800 };
const ASPECT = ROAD_PICTURE.width / ROAD_PICTURE.height;
/** So much of the map at least, in its units: nearer by, its outlines are too coarse. */
const LEAST_HEIGHT = 190;
/** The land around the road. */
const MARGIN = 1.6;

type Props = {
  /** The whole road that lies behind. */
  behind: Coordinates[];
  /** The part of it that is new. */
  line: Coordinates[];
};

/**
 * The map of a stretch of road, drawn as the journey's map is, as a drawing that needs no style sheet. Names have no
 * place on it: the machine that makes the picture may have no typeface.
 */
export function RoadPicture({ behind, line }: Props) {
  const points = line.map(project);
  const view = viewOf(points);
  const unit = view.height / 500;
  const last = points.at(-1);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a picture, whose words stand in the library.
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      {...ROAD_PICTURE}
    >
      <style>{colours}</style>
      <rect {...view} fill={light.canvas} />
      <MapGround />
      <g fill="none" stroke={light.accent} strokeLinecap="round" strokeLinejoin="round">
        <path d={smoothPath(behind.map(project))} strokeWidth={2.5 * unit} strokeOpacity="0.45" />
        <path d={smoothPath(points)} strokeWidth={6 * unit} />
      </g>
      {points.map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          {...{ cx: x, cy: y, r: 8 * unit }}
          fill={light.surface}
          stroke={light.accent}
          strokeWidth={3.5 * unit}
        />
      ))}
      {last && <circle cx={last.x} cy={last.y} r={10 * unit} fill={light.accent} />}
    </svg>
  );
}

/** The part of the map that shows the line with land around it; the line's middle is its own. */
function viewOf(points: Point[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const wanted = Math.max(bottom - top, (right - left) / ASPECT) * MARGIN;
  const height = Math.min(Math.max(wanted, LEAST_HEIGHT), MAP.height);
  const width = height * ASPECT;
  const y = Math.min(Math.max((top + bottom - height) / 2, 0), MAP.height - height);
  return { x: Math.round((left + right - width) / 2), y: Math.round(y), width, height };
}

/** The classes of the drawn map, which the site's style sheet gives their colours elsewhere. */
const colours = `
text{display:none}
.fill-none{fill:none}
.fill-surface{fill:${light.surface}}
.fill-monsoon{fill:${light.monsoon}}
.fill-monsoon\\/40{fill:${light.monsoon};fill-opacity:.4}
.stroke-monsoon\\/10{stroke:${light.monsoon};stroke-opacity:.1}
.stroke-monsoon\\/15{stroke:${light.monsoon};stroke-opacity:.15}
.stroke-monsoon\\/50{stroke:${light.monsoon};stroke-opacity:.5}
.stroke-monsoon\\/60{stroke:${light.monsoon};stroke-opacity:.6}`;
