import landFile from "~/map-drawing/land.svg?url";
import { LAND_UNIT, MAP, project } from "~/map-drawing/map-projection";

/** A file of its own, which the pages with a map share. */
const land = `${landFile}#land`;

/** Every tenth meridian and parallel that the map shows, as their places on its edges. */
const MERIDIANS = [30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130].map(
  (lng) => project({ lat: 0, lng }).x,
);
const PARALLELS = [10, 20, 30].map((lat) => project({ lat, lng: 0 }).y);

/** Sea and land, with what a printed map has besides: waterlines, a grid, names of seas, a compass. */
export function MapGround() {
  return (
    <g strokeLinejoin="round">
      <use href={land} className="fill-none stroke-monsoon/10" strokeWidth={26 / LAND_UNIT} />
      <use href={land} className="fill-none stroke-monsoon/10" strokeWidth={12 / LAND_UNIT} />
      <use href={land} className="fill-surface stroke-monsoon/60" strokeWidth={0.8 / LAND_UNIT} />
      <path d={gridPath()} className="fill-none stroke-monsoon/15" strokeWidth="1" />
      <SeaName x={676} y={386} words={["Arabian", "Sea"]} />
      <SeaName x={900} y={362} words={["Bay of", "Bengal"]} />
      <Compass />
    </g>
  );
}

function gridPath() {
  const meridians = MERIDIANS.map((x) => `M${x} 0V${MAP.height}`);
  return [...meridians, ...PARALLELS.map((y) => `M0 ${y}H${MAP.width}`)].join("");
}

function SeaName({ x, y, words }: { x: number; y: number; words: string[] }) {
  return (
    <text y={y} textAnchor="middle" className="fill-monsoon font-serif text-[15px] italic">
      {words.map((word, line) => (
        <tspan key={word} x={x} dy={line * 17}>
          {word}
        </tspan>
      ))}
    </text>
  );
}

function Compass() {
  return (
    <g transform="translate(920 436)" className="fill-monsoon">
      <circle r="15" className="fill-none stroke-monsoon/50" strokeWidth="1" />
      <path d="M0-21 4 0H-4z" />
      <path d="M0 21 4 0H-4z" className="fill-monsoon/40" />
      <text y="-25" textAnchor="middle" className="text-[11px] font-semibold">
        N
      </text>
    </g>
  );
}
