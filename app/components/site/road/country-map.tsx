import { landAddress } from "~/map-drawing/land-address";
import { LAND_UNIT } from "~/map-drawing/map-projection";
import { COUNTRY } from "~/pages/days/country";
import type { RoadMap } from "~/pages/days/road-of-days.server";
import { site } from "~/site";
import { stateStyle } from "./state-style";

export function captionOf({ label, stops }: RoadMap) {
  const road = `${label.replace("Map of the road", "The road")}.`;
  if (!stops.some(({ colour }) => colour)) return road;
  return `${road} Each stop has its ${site().areaWordOne}’s colour.`;
}

/** The road on the outline of the country; each stop has the colour of its state. */
export function CountryMap({ map }: { map: RoadMap }) {
  const { stops, labels } = map;
  const here = stops.at(-1);
  const file = landAddress(map.frame);
  const land = `${file}#land`;
  return (
    <svg
      viewBox={`${COUNTRY.x} ${COUNTRY.y} ${COUNTRY.width} ${COUNTRY.height}`}
      role="img"
      aria-label={map.label}
      className="country-map"
    >
      <use href={land} className="road-shore" strokeWidth={16 / LAND_UNIT} />
      <use href={land} className="road-land" strokeWidth={0.9 / LAND_UNIT} />
      <use href={`${file}#fine`} className="road-grid" />
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
