import type { MapPin } from "~/models/map-pin";
import type { PinType } from "~/models/vocabulary";
import type { Point } from "~/utils/map-projection";

type Props = { type: PinType; colour: string; at: Point };

/** A pin as the map and its key draw it: shape says the type as well as colour does. */
export function PinMark({ type, colour, at: { x, y } }: Props) {
  if (type === "planned") {
    return (
      <circle cx={x} cy={y} r="4.5" className="fill-surface" stroke={colour} strokeWidth="2.5" />
    );
  }
  if (type === "favorite") {
    return (
      <path
        d={`M${x} ${y}m0-8.5 2.5 5.3 5.8.7-4.3 4 1.1 5.8-5.1-2.9-5.1 2.9 1.1-5.8-4.3-4 5.8-.7z`}
        fill={colour}
        className="stroke-surface"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    );
  }
  return <circle cx={x} cy={y} r="5" fill={colour} className="stroke-surface" strokeWidth="1.75" />;
}

/** The mark of a pin beside words. */
export function PinKey({ pin }: { pin: Pick<MapPin, "pinType" | "pinColor"> }) {
  return (
    <svg viewBox="-10 -10 20 20" aria-hidden="true" className="size-5">
      {pin.pinType === "current" ? (
        <circle
          r="7.5"
          style={{ fill: pin.pinColor || undefined }}
          className="fill-accent stroke-surface"
          strokeWidth="2.5"
        />
      ) : (
        <PinMark type={pin.pinType} colour={pin.pinColor} at={{ x: 0, y: 0 }} />
      )}
    </svg>
  );
}
