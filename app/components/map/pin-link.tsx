import type { MapPin } from "~/models/map-pin";
import { pinTypeLabel } from "~/models/vocabulary";
import { PinMark } from "./pin-mark";
import { type Point, project } from "./projection";
import { polygonPoints } from "./touch-areas";

type Props = { pin: MapPin /** Where a touch is meant for it. */; area: Point[] };

/** A place on the route, linked to its entry in the list below the map. */
export function PinLink({ pin, area }: Props) {
  const at = project(pin.coordinates);
  return (
    <a
      href={`#pin-${pin.id}`}
      aria-label={`${pin.name} – ${pinTypeLabel(pin.pinType)}`}
      className="group outline-none"
    >
      <title>{pin.name}</title>
      <polygon points={polygonPoints(area)} className="fill-transparent" />
      <circle
        cx={at.x}
        cy={at.y}
        r="11"
        strokeWidth="2.5"
        className="fill-transparent stroke-monsoon opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
      />
      {pin.pinType !== "current" && <PinMark type={pin.pinType} colour={pin.pinColor} at={at} />}
    </a>
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
