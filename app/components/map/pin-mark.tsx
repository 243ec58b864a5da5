import type { MapPin } from "~/models/road/pins/map-pin";
import type { PinType } from "~/vocabulary";

type Props = { type: PinType; colour: string };

/**
 * A pin of the map and its key, drawn around the origin: shape and colour both show its type. A pin's own colour is
 * used once she has been there; all planned pins look alike.
 */
export function PinMark({ type, colour }: Props) {
  if (type === "planned") return <circle r="4.5" className="pin-planned" />;
  if (type === "favorite") {
    return (
      <path
        d="M0-8.5l2.5 5.3 5.8.7-4.3 4 1.1 5.8-5.1-2.9-5.1 2.9 1.1-5.8-4.3-4 5.8-.7z"
        className="pin pin-favorite"
        fill={colour}
      />
    );
  }
  return <circle r="5" className="pin" fill={colour} />;
}

/** A pin's mark beside text. */
export function PinKey({ pin }: { pin: Pick<MapPin, "pinType" | "pinColor"> }) {
  return (
    <svg viewBox="-10 -10 20 20" aria-hidden="true" className="size-5">
      {pin.pinType === "current" ? (
        <circle r="7.5" className="fill-accent stroke-surface" strokeWidth="2.5" />
      ) : (
        <PinMark type={pin.pinType} colour={pin.pinColor} />
      )}
    </svg>
  );
}

/** The traveller's position, drawn around the origin, with a slow pulse unless reduced motion is set. */
export function HereDot() {
  return (
    <g className="text-accent">
      <circle
        r="13"
        className="origin-center fill-current/30 [transform-box:fill-box] motion-safe:animate-here"
      />
      <circle r="7.5" strokeWidth="2.5" className="fill-current stroke-surface" />
    </g>
  );
}
