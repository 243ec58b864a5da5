import { Link } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { buttonClass } from "~/components/ui/buttons/button";
import { inWords, ownText } from "~/components/ui/in-words";
import { Stars } from "~/components/ui/stars";
import type { DestinationCardView } from "~/models/find/cards.server";
import { starsOf } from "~/utils/rating";
import { plainNumber } from "~/utils/words/counted";
import { CurrentLocationBadge } from "../cards/destination-card";

type Props = { destination: DestinationCardView };

/** A place in short, with a link to its page. */
export function DestinationGlance({ destination }: Props) {
  const { name, state, region, difficulty } = destination;
  return (
    <div className="grid gap-5 p-5 sm:p-8">
      <p className="flex flex-wrap gap-2">
        {destination.isCurrentLocation && <CurrentLocationBadge />}
        <Badge tone="monsoon">{destination.kind}</Badge>
        <Badge>{difficulty}</Badge>
      </p>
      <div>
        <h2
          {...ownText()}
          id="place-title"
          tabIndex={-1}
          data-first-focus=""
          className="text-title"
        >
          {name}
        </h2>
        <p className="mt-1 text-muted">{[state, region].filter(Boolean).join(" · ")}</p>
      </div>
      <p {...ownText()}>{destination.description}</p>
      <Highlights items={destination.highlights} />
      <Facts destination={destination} />
      <Link to={`/journey/${destination.slug}`} className={buttonClass()}>
        Read the full guide<span className="sr-only">: {name}</span>
      </Link>
    </div>
  );
}

function Highlights({ items }: { items: string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="font-sans text-base font-semibold">Highlights</h3>
      <ul className="mt-2 grid gap-1 text-base sm:grid-cols-2">
        {items.map((item) => (
          <li key={item} className="flex gap-2">
            <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rounded-full bg-accent" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Facts({ destination }: Props) {
  const { bestTimeToVisit, budgetRange, recommendedStay } = destination;
  const stars = starsOf(destination.rating);
  return (
    <dl className="border-t border-line text-base">
      <Fact term="Best time" value={bestTimeToVisit} />
      <Fact term="Budget range" value={budgetRange} />
      <Fact term="Recommended stay" value={recommendedStay} />
      {stars > 0 && (
        <div className="flex items-center justify-between gap-4 border-b border-line py-3">
          <dt className="text-muted">Rating</dt>
          <dd className="flex items-center gap-2 font-medium tabular-nums">
            <Stars value={stars} />
            <span aria-hidden="true">{inWords`${plainNumber(stars, 1)}`}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  if (!value) return null;
  return (
    <div className="flex justify-between gap-4 border-b border-line py-3">
      <dt className="text-muted">{term}</dt>
      <dd className="text-right font-medium">{value}</dd>
    </div>
  );
}
