import { Link, useViewTransitionState } from "@remix-run/react";
import type { MouseEvent } from "react";
import { Badge } from "~/components/ui/badge";
import { MapPin } from "~/components/ui/icons";
import { inWords, ownText } from "~/components/ui/in-words";
import { Picture } from "~/components/ui/picture";
import { Stars } from "~/components/ui/stars";
import type { PlainDestinationCard } from "~/models/find/cards.server";
import { isPlainClick } from "~/utils/browser/plain-click";
import { starsOf } from "~/utils/rating";
import { plainNumber } from "~/utils/words/counted";
import { ShareLinks } from "../share/share-links";

const SHOWN_HIGHLIGHTS = 3;

type Props = {
  destination: PlainDestinationCard;
  /** Opens the place in a dialog in place of its page. */
  onOpen?: () => void;
};

/** A destination in a list; the whole card is a link. */
export function DestinationCard({ destination, onOpen }: Props) {
  const { name, state, region } = destination;
  const path = `/journey/${destination.slug}`;
  const isOnItsWay = useViewTransitionState(path);
  return (
    <article className="card group">
      <Picture
        picture={destination.picture}
        title={name}
        sizes="(min-width: 1200px) 360px, (min-width: 768px) 45vw, 92vw"
        widest={960}
        className="aspect-3/2 w-full rounded-t-card"
        morphs={isOnItsWay}
      />
      <div className="card-words">
        <p className="flex flex-wrap gap-2">
          {destination.isCurrentLocation && <CurrentLocationBadge />}
          <Badge tone="monsoon">{destination.kind}</Badge>
        </p>
        <h3 className="card-title">
          <Link
            {...ownText()}
            to={path}
            viewTransition
            onClick={onOpen && ((event) => openHere(event, onOpen))}
            className="card-link"
          >
            {name}
          </Link>
        </h3>
        <p {...ownText()} className="mt-1 text-sm text-muted">
          {[state, region].filter(Boolean).join(" · ")}
        </p>
        <p {...ownText()} className="card-text">
          {destination.description}
        </p>
        <Highlights all={destination.highlights} />
        <CardFoot destination={destination} path={path} />
      </div>
    </article>
  );
}

function CardFoot({ destination, path }: Pick<Props, "destination"> & { path: string }) {
  const stars = starsOf(destination.rating);
  return (
    <div className="card-foot justify-between gap-4">
      <p className="flex items-center gap-2 text-sm">
        {stars > 0 && (
          <>
            <Stars value={stars} />
            <span aria-hidden="true" className="font-medium tabular-nums">
              {inWords`${plainNumber(stars, 1)}`}
            </span>
          </>
        )}
      </p>
      <ShareLinks
        size="card"
        path={path}
        title={destination.name}
        text={destination.description}
        hashtags={destination.hashtags}
      />
    </div>
  );
}

export function CurrentLocationBadge() {
  return (
    <Badge tone="accent">
      <MapPin className="size-3.5" />
      Current Location
    </Badge>
  );
}

/** Clicks with a modifier key or another button open the page, perhaps in a new tab. */
function openHere(event: MouseEvent, onOpen: () => void) {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  onOpen();
}

function Highlights({ all }: { all: string[] }) {
  if (all.length === 0) return null;
  const items = all.slice(0, SHOWN_HIGHLIGHTS);
  const more = all.length - items.length;
  return (
    <ul className="highlights">
      {items.map((item) => (
        <li key={item} {...ownText()}>
          {item}
        </li>
      ))}
      {more > 0 && (
        <li className="more mt-1">
          <Badge>{inWords`+${plainNumber(more)} more`}</Badge>
        </li>
      )}
    </ul>
  );
}
