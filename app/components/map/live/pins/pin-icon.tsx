import { HereDot, PinMark } from "~/components/map/pin-mark";
import { type Label, MINOR_RANK } from "~/map-drawing/label-placement";
import type { MapPin } from "~/models/road/pins/map-pin";
import { pinTypeLabel } from "~/vocabulary";
import { TARGET_PX } from "./pin-clusters";

type Props = { pin: MapPin; label?: Label };

/** A pin of the live map: the drawn map's mark, larger, in a touch target. */
export function PinIcon({ pin, label }: Props) {
  return (
    <>
      <svg
        viewBox="-22 -22 44 44"
        width={TARGET_PX}
        height={TARGET_PX}
        aria-hidden="true"
        className="overflow-visible"
      >
        <g transform="scale(1.4)">
          {pin.pinType === "current" ? (
            <HereDot />
          ) : (
            <PinMark type={pin.pinType} colour={pin.pinColor} />
          )}
        </g>
        {label && <PinName label={label} reach={pin.pinType === "current" ? 2 : 1.4} />}
      </svg>
      <span className="sr-only">{`${pin.name} – ${pinTypeLabel(pin.pinType)}`}</span>
    </>
  );
}

/** The same styles as on the drawn map; minor names only if there is room. */
const looks = Array.from({ length: MINOR_RANK }, (_, rank) =>
  rank === 0 ? "fill-accent font-bold" : "fill-ink font-medium",
);

/** The name where the drawn map has it, but further away, because the mark is larger. */
function PinName({ label, reach }: { label: Label; reach: number }) {
  const { text, x, y, at, anchor, rank } = label;
  return (
    <text
      data-pin-name=""
      x={(x - at.x) * reach}
      y={(y - at.y) * 1.2}
      textAnchor={anchor}
      paintOrder="stroke"
      strokeWidth="4"
      strokeLinejoin="round"
      className={`stroke-surface text-sm ${looks[rank] ?? "fill-muted max-sm:hidden"}`}
    >
      {text}
    </text>
  );
}
