import { inWords } from "~/components/ui/in-words";
import { type Point, translation } from "~/map-drawing/map-projection";
import { pinAddress } from "~/models/road/pins/map-pin";
import type { DrawnMark } from "~/pages/journey-map.server";
import { plainNumber } from "~/utils/words/counted";
import { pinTypeLabel } from "~/vocabulary";
import { PinMark } from "../pin-mark";
import { polygonPoints } from "./touch-areas";

type Props = {
  mark: DrawnMark;
  /** Its position on the map, in pixels. */
  at: Point;
  /** Its place in travel order, from 0. */
  order: number;
  /** The polygon in which touches belong to it. */
  area: Point[];
  /** The page of the list that is shown below, if there is one. */
  page: number | undefined;
};

/** A place on the route, or several near each other, with a link to its entry in the list of places. */
export function PinLink({ mark, at, order, area, page }: Props) {
  // React's types know only the HTML `a`.
  const place = { transform: translation(at) };
  return (
    <a href={pinAddress(mark.id, order, page)} {...place}>
      <title>
        {mark.group ? groupName(mark.group) : `${mark.name} – ${pinTypeLabel(mark.pinType)}`}
      </title>
      <polygon points={polygonPoints(area, at)} />
      <circle r="11" />
      {mark.group && <GroupMark count={mark.group.count} />}
      {!mark.group && mark.pinType !== "current" && (
        <PinMark type={mark.pinType} colour={mark.pinColor} />
      )}
    </a>
  );
}

function groupName({ count, names }: NonNullable<DrawnMark["group"]>) {
  const more = count - names.length;
  return `${plainNumber(count)} places: ${names.join(", ")}${more > 0 ? ` and ${plainNumber(more)} more` : ""}`;
}

/** The number of places, as on the live map. */
function GroupMark({ count }: { count: number }) {
  return (
    <>
      <circle r="10" className="fill-ink stroke-surface" strokeWidth="1.5" />
      <text y="4" textAnchor="middle" className="fill-canvas text-[11px] font-semibold">
        {inWords`${plainNumber(count)}`}
      </text>
    </>
  );
}
