import { pinAddress } from "~/models/map-pin";
import type { MapMark } from "~/models/pin-groups";
import { pinTypeLabel } from "~/models/vocabulary";
import { type Point, project } from "~/utils/map-projection";
import { PinMark } from "./pin-mark";
import { polygonPoints } from "./touch-areas";

type Props = {
  mark: MapMark;
  /** Where a touch is meant for it. */
  area: Point[];
  /** The page of the list that is shown below. */
  page: number;
};

/** A place on the route, or several near each other, linked to its entry in the list of places. */
export function PinLink({ mark, area, page }: Props) {
  const at = project(mark.coordinates);
  return (
    <a
      href={pinAddress(mark.id, mark.order, page)}
      aria-label={
        mark.group ? groupName(mark.group) : `${mark.name} – ${pinTypeLabel(mark.pinType)}`
      }
      className="group outline-none"
    >
      <title>{mark.group ? groupName(mark.group) : mark.name}</title>
      <polygon points={polygonPoints(area)} className="fill-transparent" />
      <circle
        cx={at.x}
        cy={at.y}
        r="11"
        strokeWidth="2.5"
        className="fill-transparent stroke-monsoon opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
      />
      {mark.group && <GroupMark at={at} count={mark.group.count} />}
      {!mark.group && mark.pinType !== "current" && (
        <PinMark type={mark.pinType} colour={mark.pinColor} at={at} />
      )}
    </a>
  );
}

function groupName({ count, names }: NonNullable<MapMark["group"]>) {
  const more = count - names.length;
  return `${count} places: ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

/** How many places there are, as the live map shows it. */
function GroupMark({ at: { x, y }, count }: { at: Point; count: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="10" className="fill-ink stroke-surface" strokeWidth="1.5" />
      <text x={x} y={y + 4} textAnchor="middle" className="fill-canvas text-[11px] font-semibold">
        {count}
      </text>
    </>
  );
}

type HereProps = {
  at: Point;
  /** The accent's unless the pin has its own. */
  colour?: string;
};

/** Where the traveller is, with a slow pulse unless motion is unwelcome. */
export function HereDot({ at, colour }: HereProps) {
  return (
    <g style={{ color: colour || undefined }} className="text-accent">
      <circle
        cx={at.x}
        cy={at.y}
        r="13"
        className="origin-center fill-current/30 [transform-box:fill-box] motion-safe:animate-here"
      />
      <circle
        cx={at.x}
        cy={at.y}
        r="7.5"
        strokeWidth="2.5"
        className="fill-current stroke-surface"
      />
    </g>
  );
}
