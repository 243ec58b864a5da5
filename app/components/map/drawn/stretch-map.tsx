import { landAddress } from "~/map-drawing/land-address";
import { LAND_UNIT, MAP } from "~/map-drawing/map-projection";
import { NARROW } from "~/map-drawing/sheet-windows";
import type { StretchDrawing } from "~/pages/stretch-drawing";
import { INSET, STRETCH } from "~/pages/stretch-size";

/** The inset's view box: the whole journey. */
const WHOLE = { x: NARROW.left, width: NARROW.right - NARROW.left };

type Props = { label: string; drawing: StretchDrawing };

/** A stretch of the road on the land's outline, with an inset of the whole journey; drawn by the server. */
export function StretchMap({ label, drawing }: Props) {
  const { journey, near, zoom, origin, inset, here, stops, labels } = drawing;
  const pixel = 1 / LAND_UNIT / zoom;
  const file = landAddress(near?.frame ?? journey);
  const land = `${file}#land`;
  const view = near?.view ?? {
    x: -origin.x / zoom,
    y: -origin.y / zoom,
    width: STRETCH.width / zoom,
    height: STRETCH.height / zoom,
  };
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
        <use href={`${file}#fine`} className="road-grid" />
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
        viewBox={`${WHOLE.x} 0 ${WHOLE.width} ${MAP.height}`}
      >
        <rect {...WHOLE} height={MAP.height} className="road-sea" />
        <use
          href={`${landAddress(journey)}#land`}
          className="road-land"
          strokeWidth={6 / LAND_UNIT}
        />
        <rect {...view} className="road-view" />
        <rect {...WHOLE} height={MAP.height} className="road-frame" />
      </svg>
      <circle r="6.5" className="road-dot" />
    </svg>
  );
}
