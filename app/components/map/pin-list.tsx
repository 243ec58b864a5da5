import { Link } from "@remix-run/react";
import { ArrowUpRight, ChevronDown } from "lucide-react";
import { memo } from "react";
import type { MapPin } from "~/models/map-pin";
import { pinTypeLabel, pinTypes } from "~/models/vocabulary";
import { mapsUrl } from "~/utils/position";
import { PinKey } from "./pin-mark";

const SHORT_LIST = 8;

type Props = { id: string; pins: MapPin[] };

/** The places of the map in words, in travel order; a long list starts folded. */
export const PinList = memo(function PinList({ id, pins }: Props) {
  if (pins.length === 0) {
    return (
      <figcaption id={id} className="mt-3 text-base text-muted">
        No places on the map yet.
      </figcaption>
    );
  }
  return (
    <figcaption id={id} className="mt-3 text-base">
      <Key pins={pins} />
      <details className="group" open={pins.length <= SHORT_LIST}>
        <summary className="flex min-h-touch w-fit list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden underline-offset-4 hover:underline">
          {`All ${pins.length} places, in travel order`}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-muted transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <ol className="mt-2 gap-x-8 sm:columns-2 lg:columns-3">
          {pins.map((pin, index) => (
            <PinEntry key={pin.id} pin={pin} number={index + 1} />
          ))}
        </ol>
      </details>
    </figcaption>
  );
});

function PinEntry({ pin, number }: { pin: MapPin; number: number }) {
  const look =
    "font-medium underline decoration-edge underline-offset-4 after:absolute after:inset-0 hover:decoration-ink";
  return (
    <li
      id={`pin-${pin.id}`}
      className="relative flex min-h-touch scroll-mt-[50vh] break-inside-avoid items-baseline gap-3 border-b border-line px-2 py-2.5 text-wrap target:bg-monsoon/10"
    >
      <span className="w-6 shrink-0 text-right text-sm text-muted tabular-nums">{number}</span>
      <span>
        {pin.destinationSlug ? (
          <Link to={`/journey/${pin.destinationSlug}`} className={look}>
            {pin.name}
          </Link>
        ) : (
          <a href={mapsUrl(pin.coordinates)} className={look}>
            {pin.name}
            <ArrowUpRight aria-hidden="true" className="ml-0.5 inline size-4 text-muted" />
            <span className="sr-only"> (in a maps service)</span>
          </a>
        )}
        {pin.pinType !== "visited" && (
          <span className="ml-2 text-sm whitespace-nowrap text-muted">
            {pinTypeLabel(pin.pinType)}
          </span>
        )}
      </span>
    </li>
  );
}

/** What the marks mean; only those that are on the map. */
function Key({ pins }: { pins: MapPin[] }) {
  const first = pinTypes.flatMap((type) => pins.find((pin) => pin.pinType === type) ?? []);
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {first.map((pin) => (
        <span key={pin.pinType} className="inline-flex items-center gap-1.5">
          <PinKey pin={pin} />
          {pinTypeLabel(pin.pinType)}
        </span>
      ))}
    </p>
  );
}
