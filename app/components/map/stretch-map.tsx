import landFile from "~/map-drawing/land.svg?url";
import { LAND_UNIT, MAP, project } from "~/map-drawing/map-projection";
import type { StretchDrawing } from "~/models/pages/stretch-drawing";
import { INSET, STRETCH } from "~/models/pages/stretch-size";

const land = `${landFile}#land`;

/** What the inset shows of the map: the country. */
const COUNTRY = { x: 640, width: 320 };

/** Every fifth meridian and parallel of India. */
const FIVES = [5, 10, 15, 20, 25, 30, 35, 40];
const GRID = FIVES.map((degrees) => {
  const { x, y } = project({ lat: degrees, lng: degrees + 60 });
  return `M${x} 0V${MAP.height}M500 ${y}H1100`;
}).join("");

type Props = { label: string; drawing: StretchDrawing };

/** A stretch of the road on the land's outline, and where in the country it is; drawn by the server. */
export function StretchMap({ label, drawing }: Props) {
  const { zoom, origin, inset, here, stops, labels } = drawing;
  const pixel = 1 / LAND_UNIT / zoom;
  return (
    <svg
      viewBox={`0 0 ${STRETCH.width} ${STRETCH.height}`}
      role="img"
      aria-label={label}
      className="road-map"
    >
      <g transform={`translate(${origin.x} ${origin.y}) scale(${zoom})`}>
        <use href={land} className="road-shore" strokeWidth={14 * pixel} />
        <use href={land} className="road-land" strokeWidth={0.9 * pixel} />
        <path d={GRID} className="road-grid" />
      </g>
      <path d={drawing.after} className="road-after" />
      <path d={drawing.before} className="road-before" />
      <path d={drawing.line} className="road-line" />
      {stops.map(({ x, y }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the road may pass a place twice.
        <circle key={index} cx={x} cy={y} r="4" className="road-stop" />
      ))}
      {here && <circle cx={here.x} cy={here.y} r="6" className="road-here" />}
      {labels.map(({ text, x, y, anchor }) => (
        <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
      <svg
        {...inset}
        {...INSET}
        aria-hidden="true"
        viewBox={`${COUNTRY.x} 0 ${COUNTRY.width} ${MAP.height}`}
      >
        <rect {...COUNTRY} height={MAP.height} className="road-sea" />
        <use href={land} className="road-land" strokeWidth={6 / LAND_UNIT} />
        <rect
          x={-origin.x / zoom}
          y={-origin.y / zoom}
          width={STRETCH.width / zoom}
          height={STRETCH.height / zoom}
          className="road-view"
        />
        <rect {...COUNTRY} height={MAP.height} className="road-frame" />
      </svg>
      <circle r="6.5" className="road-dot" />
    </svg>
  );
}
