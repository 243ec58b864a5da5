import { landAddress } from "~/map-drawing/land-address";
import { LAND_UNIT, type MapFrame } from "~/map-drawing/map-projection";

/** Sea and land, with waterlines and a grid as a printed map has them. */
export function MapGround({ frame }: { frame: MapFrame }) {
  // A file of its own, which the pages with a map share.
  const file = landAddress(frame);
  const land = `${file}#land`;
  return (
    <g strokeLinejoin="round">
      <use href={land} className="fill-none stroke-monsoon/10" strokeWidth={26 / LAND_UNIT} />
      <use href={land} className="fill-none stroke-monsoon/10" strokeWidth={12 / LAND_UNIT} />
      <use href={land} className="fill-surface stroke-monsoon/60" strokeWidth={0.8 / LAND_UNIT} />
      <use href={`${file}#grid`} className="fill-none stroke-monsoon/15" strokeWidth="1" />
    </g>
  );
}
