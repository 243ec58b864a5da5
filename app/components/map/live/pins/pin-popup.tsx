import { Link } from "@remix-run/react";
import { useEffect, useId, useRef } from "react";
import { PinKey } from "~/components/map/pin-mark";
import { ArrowRight, X } from "~/components/ui/icons";
import { inWords, ownText } from "~/components/ui/in-words";
import { Stars } from "~/components/ui/stars";
import type { MapPin } from "~/models/road/pins/map-pin";
import { formatDate } from "~/utils/words/dates";
import { pinTypeLabel } from "~/vocabulary";
import { isAtEntry } from "./use-open-pin";

type Props = { pin: MapPin; onClose: () => void };

/** Moves the focus to the popup when it opens, so that it is read out, unless the pin's list entry has the focus. */
function useFocus(pin: MapPin) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // Wait a frame: Leaflet removes the content and inserts it again to measure it. The page itself must not scroll.
    const frame = requestAnimationFrame(() => {
      if (!isAtEntry(pin)) box.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pin]);
  return box;
}

export function PinPopup({ pin, onClose }: Props) {
  const titleId = useId();
  const box = useFocus(pin);
  const where = [pin.city, pin.country].filter(Boolean).join(", ");
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="relative px-5 pt-4 pb-4 outline-none"
    >
      <button
        type="button"
        onClick={onClose}
        className="absolute top-1 right-1 grid size-11 place-items-center rounded-control text-muted hover:text-ink"
      >
        <X className="size-5" />
        <span className="sr-only">Close</span>
      </button>
      <p className="flex items-center gap-1.5 pr-9 text-sm text-muted">
        <PinKey pin={pin} />
        {pinTypeLabel(pin.pinType)}
      </p>
      <h2 {...ownText()} id={titleId} className="mt-1 pr-6 text-xl leading-snug">
        {pin.name}
      </h2>
      {where && <p className="text-sm text-muted">{where}</p>}
      {pin.rating > 0 && (
        <p className="mt-2 leading-none">
          <Stars value={pin.rating} />
        </p>
      )}
      {pin.description && (
        <p {...ownText()} className="mt-2">
          {pin.description}
        </p>
      )}
      {pin.notes && (
        <p {...ownText()} className="mt-3 border-l-2 border-accent pl-3 text-sm text-muted">
          {pin.notes}
        </p>
      )}
      <PopupFoot pin={pin} />
    </section>
  );
}

function PopupFoot({ pin: { visitedDate, destinationSlug } }: { pin: MapPin }) {
  if (!visitedDate && !destinationSlug) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-sm">
      {visitedDate && (
        <span className="text-muted">{inWords`Visited ${formatDate(visitedDate)}`}</span>
      )}
      {destinationSlug && (
        <Link
          to={`/journey/${destinationSlug}`}
          className="inline-flex min-h-touch items-center gap-1 font-medium text-accent underline underline-offset-4"
        >
          Read the guide
          <ArrowRight />
        </Link>
      )}
    </p>
  );
}
