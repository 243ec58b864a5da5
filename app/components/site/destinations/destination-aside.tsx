import type { ReactNode } from "react";
import { buttonClass } from "~/components/ui/buttons/button";
import { MapIcon, Navigation } from "~/components/ui/icons";
import { inWords, ownText } from "~/components/ui/in-words";
import { Stars } from "~/components/ui/stars";
import type { DestinationView } from "~/pages/destination-page.server";
import { directionsUrl, mapsUrl } from "~/utils/position/position";
import { plainNumber } from "~/utils/words/counted";
import { ShareLinks } from "../share/share-links";
import { SocialLinks } from "../share/social-links";

/** Facts about a destination, how to get there, and sharing; sticky if the window has room for all of it. */
export function DestinationAside({ destination }: { destination: DestinationView }) {
  const { name, slug, description, stars } = destination;
  const { bestTimeToVisit, budgetRange, recommendedStay } = destination;
  const hasFacts = bestTimeToVisit || budgetRange || recommendedStay || stars > 0;
  return (
    <aside className="grid gap-8 self-start lg:top-24 lg:col-span-4 lg:[@media(height>=64rem)]:sticky">
      {hasFacts && (
        <Panel title="Quick Info">
          <dl className="mt-2">
            <Fact term="Best Time" value={bestTimeToVisit} />
            <Fact term="Budget Range" value={budgetRange} />
            <Fact term="Recommended Stay" value={recommendedStay} />
            <Fact term="Rating" value={stars > 0 && <Rating stars={stars} />} />
          </dl>
        </Panel>
      )}
      <LocationPanel destination={destination} />
      <div className="print:hidden" data-live="">
        <Panel title="Share this place">
          <div className="mt-3">
            <ShareLinks
              size="row"
              path={`/journey/${slug}`}
              title={name}
              text={description}
              hashtags={destination.hashtags}
            />
          </div>
        </Panel>
      </div>
      <SocialLinks links={destination.socialLinks} />
    </aside>
  );
}

function Rating({ stars }: { stars: number }) {
  return (
    <span className="flex items-center gap-2">
      <Stars value={stars} />
      <span aria-hidden="true" className="tabular-nums">
        {inWords`${plainNumber(stars, 1)} / ${plainNumber(5)}`}
      </span>
    </span>
  );
}

function LocationPanel({ destination }: { destination: DestinationView }) {
  const { state, region, coordinates } = destination;
  if (!state && !region && !coordinates) return null;
  return (
    <Panel title="Location" className="print:hidden">
      <p {...ownText()} className="mt-2 text-muted">
        {[state, region].filter(Boolean).join(", ")}
      </p>
      {coordinates && (
        <p className="mt-4 flex flex-wrap gap-3">
          <a
            href={mapsUrl(coordinates)}
            target="_blank"
            rel="noopener"
            className={buttonClass("secondary", "px-4")}
          >
            <MapIcon />
            View in Maps<span className="sr-only"> (opens in a new tab)</span>
          </a>
          <a
            href={directionsUrl(coordinates)}
            target="_blank"
            rel="noopener"
            className={buttonClass("secondary", "px-4")}
          >
            <Navigation />
            Get Directions<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      )}
    </Panel>
  );
}

type PanelProps = { title: string; className?: string; children: ReactNode };

function Panel({ title, className = "", children }: PanelProps) {
  return (
    <section className={`border-t-2 border-ink pt-4 ${className}`}>
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}

function Fact({ term, value }: { term: string; value: ReactNode }) {
  if (!value) return null;
  return (
    <div className="border-b border-line py-3">
      <dt className="text-sm text-muted">{term}</dt>
      <dd {...ownText()} className="font-medium">
        {value}
      </dd>
    </div>
  );
}
