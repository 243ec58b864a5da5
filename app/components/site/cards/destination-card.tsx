import { Link } from "@remix-run/react";
import { MapPin } from "lucide-react";
import { Badge } from "~/components/ui/badge";
import { Picture } from "~/components/ui/picture";
import { Stars } from "~/components/ui/stars";
import type { DestinationCardView } from "~/models/cards.server";
import { ShareLinks } from "../share-links";

/** A place in a list; the whole card leads to its guide. */
export function DestinationCard({ destination }: { destination: DestinationCardView }) {
  const { name, state, region, stars } = destination;
  const path = `/journey/${destination.slug}`;
  return (
    <article className="group relative flex h-full flex-col rounded-card border border-line bg-surface transition-colors duration-150 hover:border-edge">
      <Picture
        picture={destination.picture}
        sizes="(min-width: 1200px) 360px, (min-width: 768px) 45vw, 92vw"
        className="aspect-3/2 w-full rounded-t-card"
      />
      <div className="flex grow flex-col p-5 pb-3 sm:p-6 sm:pb-3">
        <p className="flex flex-wrap gap-2">
          {destination.isCurrentLocation && <CurrentLocationBadge />}
          <Badge tone="monsoon">{destination.category}</Badge>
        </p>
        <h3 className="mt-3 text-2xl leading-snug">
          <Link
            to={path}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {name}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-muted">{[state, region].filter(Boolean).join(" · ")}</p>
        <p className="mt-3 line-clamp-2 sm:line-clamp-3 text-base text-muted">
          {destination.description}
        </p>
        <Highlights items={destination.highlights} more={destination.moreHighlights} />
        <div className="mt-auto flex items-center justify-between gap-4 border-t border-line pt-2">
          <p className="flex items-center gap-2 text-sm">
            <Stars value={stars} />
            <span aria-hidden="true" className="font-medium tabular-nums">
              {stars.toFixed(1)}
            </span>
          </p>
          <ShareLinks
            size="card"
            path={path}
            title={name}
            text={destination.description}
            hashtags={destination.hashtags}
          />
        </div>
      </div>
    </article>
  );
}

/** Marks the place where the traveller is. */
export function CurrentLocationBadge() {
  return (
    <Badge tone="accent">
      <MapPin aria-hidden="true" className="size-3.5" strokeWidth={1.5} />
      Current Location
    </Badge>
  );
}

function Highlights({ items, more }: { items: string[]; more: number }) {
  if (items.length === 0) return null;
  return (
    <ul className="my-4 grid gap-1 text-sm">
      {items.map((item) => (
        <li key={item} className="flex gap-2">
          <span aria-hidden="true" className="mt-2 size-1.5 shrink-0 rounded-full bg-accent" />
          {item}
        </li>
      ))}
      {more > 0 && (
        <li className="mt-1">
          <Badge>+{more} more</Badge>
        </li>
      )}
    </ul>
  );
}
