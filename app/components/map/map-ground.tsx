import { landAddress } from "~/map-drawing/land-address";
import type { MapGround as Ground } from "~/map-drawing/map-ground.server";
import { LAND_UNIT, type Point, translation } from "~/map-drawing/map-projection";

/** Sea and land, with what a printed map has besides: waterlines, a grid, names of seas, a compass. */
export function MapGround({ ground }: { ground: Ground }) {
  // A file of its own, which the pages with a map share.
  const file = landAddress(ground.frame);
  const land = `${file}#land`;
  return (
    <g strokeLinejoin="round">
      <use href={land} className="fill-none stroke-monsoon/10" strokeWidth={26 / LAND_UNIT} />
      <use href={land} className="fill-none stroke-monsoon/10" strokeWidth={12 / LAND_UNIT} />
      <use href={land} className="fill-surface stroke-monsoon/60" strokeWidth={0.8 / LAND_UNIT} />
      <use href={`${file}#grid`} className="fill-none stroke-monsoon/15" strokeWidth="1" />
      {ground.seas.map((sea) => (
        <SeaName key={`${sea.x} ${sea.y}`} {...sea} />
      ))}
      {ground.compass && <Compass at={ground.compass} />}
    </g>
  );
}

function SeaName({ x, y, words }: Ground["seas"][number]) {
  return (
    <text y={y} textAnchor="middle" className="fill-monsoon font-serif text-[15px] italic">
      {words.map((word, line) => (
        <tspan key={word} x={x} dy={line > 0 ? 17 : 0}>
          {word}
        </tspan>
      ))}
    </text>
  );
}

function Compass({ at }: { at: Point }) {
  return (
    <g transform={translation(at)} className="fill-monsoon">
      <circle r="15" className="fill-none stroke-monsoon/50" strokeWidth="1" />
      <path d="M0-21 4 0H-4z" />
      <path d="M0 21 4 0H-4z" className="fill-monsoon/40" />
      <text y="-25" textAnchor="middle" className="text-[11px] font-semibold">
        N
      </text>
    </g>
  );
}
