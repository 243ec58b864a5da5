import { Link } from "@remix-run/react";
import { memo } from "react";
import { ArrowRight, ArrowUpRight, ChevronDown } from "~/components/ui/icons";
import { countedInWords, inWords, ownText } from "~/components/ui/in-words";
import { type ListedPin, PIN_PAGE, pinPageAddress } from "~/models/road/pins/map-pin";
import type { JourneyMap } from "~/pages/journey-map.server";
import { mapsUrl } from "~/utils/position/position";
import { grouped, plainNumber } from "~/utils/words/counted";
import { pinTypeLabel } from "~/vocabulary";
import { PinKey } from "./pin-mark";

const SHORT_LIST = 8;

/** The id of the list, to which its page links lead. */
export const PIN_LIST_ID = "map-places";

const LINE =
  "flex min-h-touch w-fit items-center gap-2 font-medium underline-offset-4 hover:underline";

type Props = { map: JourneyMap };

/** The map's places as text, in travel order; a long list starts folded, a very long one has pages. */
export const PinList = memo(function PinList({ map }: Props) {
  const { kinds, total, marks, list } = map;
  const id = PIN_LIST_ID;
  if (!list) {
    return (
      <figcaption id={id} className="mt-3 text-base">
        <Key kinds={kinds} />
        <Link to={`/journey#${id}`} className={LINE}>
          {allOf(total)}
          <ArrowRight />
        </Link>
      </figcaption>
    );
  }
  const { pins = marks, page, pages } = list;
  if (pins.length === 0) {
    return (
      <figcaption id={id} className="mt-3 text-base text-muted">
        No places on the map yet.
      </figcaption>
    );
  }
  return (
    <figcaption id={id} className="mt-3 text-base">
      <Key kinds={kinds} />
      <details className="group" open={total <= SHORT_LIST || page > 1}>
        <summary className={`${LINE} list-none [&::-webkit-details-marker]:hidden`}>
          {pages === 1 ? allOf(total) : partOf(pins, page, total)}
          <ChevronDown className="size-5 shrink-0 text-muted transition-transform duration-200 group-open:rotate-180 stroke-2" />
        </summary>
        <ol className="pin-list mt-2 gap-x-8 sm:columns-2 lg:columns-3">
          {pins.map((pin, index) => (
            <PinEntry key={pin.id} pin={pin} number={startOf(page) + index} />
          ))}
        </ol>
        {pages > 1 && <PinListPages id={id} page={page} pages={pages} />}
      </details>
    </figcaption>
  );
});

function allOf(total: number) {
  return total === 1
    ? countedInWords(1, "place")
    : inWords`All ${grouped(total)} places, in travel order`;
}

function startOf(page: number) {
  return (page - 1) * PIN_PAGE + 1;
}

function partOf(pins: ListedPin[], page: number, total: number) {
  const start = startOf(page);
  return inWords`Places ${plainNumber(start)} to ${plainNumber(start + pins.length - 1)} of ${grouped(total)}, in travel order`;
}

function PinEntry({ pin, number }: { pin: ListedPin; number: number }) {
  return (
    <li id={`pin-${pin.id}`}>
      <span>{inWords`${plainNumber(number)}`}</span>
      <span>
        {pin.destinationSlug ? (
          <Link {...ownText()} to={`/journey/${pin.destinationSlug}`}>
            {pin.name}
          </Link>
        ) : (
          <a href={mapsUrl(pin.coordinates)}>
            {pin.name}
            <ArrowUpRight />
            <span className="sr-only"> (in a maps service)</span>
          </a>
        )}
        {pin.pinType !== "visited" && <small>{pinTypeLabel(pin.pinType)}</small>}
      </span>
    </li>
  );
}

/** The meaning of the marks that are on the map. */
function Key({ kinds }: Pick<JourneyMap, "kinds">) {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {kinds.map((pin) => (
        <span key={pin.pinType} className="inline-flex items-center gap-1.5">
          <PinKey pin={pin} />
          {pinTypeLabel(pin.pinType)}
        </span>
      ))}
    </p>
  );
}

type PinListPagesProps = {
  /** The id of the list. */ id: string;
  page: number;
  pages: number;
};

/**
 * Links to the previous and the next page of the list, which are pages of the journey. They have no `rel="next"`,
 * because that is the next page of the journey's destinations.
 */
function PinListPages({ id, page, pages }: PinListPagesProps) {
  const look = "flex min-h-touch items-center font-medium underline underline-offset-4";
  return (
    <nav aria-label="Places" className="mt-3 flex flex-wrap gap-x-6">
      {page > 1 && (
        <a href={`${pinPageAddress(page - 1)}#${id}`} className={look}>
          Earlier places
        </a>
      )}
      {page < pages && (
        <a href={`${pinPageAddress(page + 1)}#${id}`} className={look}>
          Later places
        </a>
      )}
    </nav>
  );
}
