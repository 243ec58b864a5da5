import landFile from "~/map-drawing/land.svg?url";
import { LAND_UNIT, MAP, project } from "~/map-drawing/map-projection";
import { COUNTRY } from "~/models/days/country";
import type { RoadMap } from "~/models/days/road-of-days.server";
import { stateStyle } from "./state-style";

const land = `${landFile}#land`;

/** Every fifth meridian and parallel of the country. */
const MERIDIANS = [70, 75, 80, 85].map((lng) => project({ lat: 0, lng }).x);
const PARALLELS = [10, 15, 20, 25, 30, 35].map((lat) => project({ lat, lng: 0 }).y);
const GRID = [
  ...MERIDIANS.map((x) => `M${x} 0V${MAP.height}`),
  ...PARALLELS.map((y) => `M${COUNTRY.x} ${y}h${COUNTRY.width}`),
].join("");

/** The road on the outline of the country, drawn by the server; a stop has the colour of its state. */
export function CountryMap({ map }: { map: RoadMap }) {
  const { stops, labels } = map;
  const here = stops.at(-1);
  return (
    <svg
      viewBox={`${COUNTRY.x} ${COUNTRY.y} ${COUNTRY.width} ${COUNTRY.height}`}
      role="img"
      aria-label={map.label}
      className="country-map"
    >
      <use href={land} className="road-shore" strokeWidth={16 / LAND_UNIT} />
      <use href={land} className="road-land" strokeWidth={0.9 / LAND_UNIT} />
      <path d={GRID} className="road-grid" />
      <path d={map.after} className="road-after" />
      <path d={map.before} className="road-before" />
      <path d={map.line} className="road-line" />
      {stops.map(({ x, y, colour }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the road may pass a place twice.
        <g key={index} {...stateStyle(colour)}>
          <circle cx={x} cy={y} r="4.5" className="country-stop" />
        </g>
      ))}
      {here && <circle cx={here.x} cy={here.y} r="6" className="road-here" />}
      {labels.map(({ text, x, y, anchor }) => (
        <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
      <circle r="6.5" className="road-dot" />
    </svg>
  );
}
