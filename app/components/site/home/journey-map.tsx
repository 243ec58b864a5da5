import type { ReactNode } from "react";
import { JourneyProgress } from "~/components/journey-line/journey-line";
import { figuresAddress } from "~/components/site/journey/figures-address";
import { buttonClass } from "~/components/ui/buttons/button";
import { Images, MapPinned } from "~/components/ui/icons";
import { ownText } from "~/components/ui/in-words";
import { Container, SectionHeading } from "~/components/ui/section";
import type { HomePage } from "~/pages/site/home-page.server";
import { mapsSearchUrl } from "~/utils/position/position";
import { Milestones } from "./milestones";

/** The target of the hero's scroll-down link. */
export const JOURNEY_MAP_ID = "journey-map";

type Props = Pick<HomePage, "content" | "journey"> & {
  /** The map itself. */
  children: ReactNode;
};

/** The present place, the progress, the map, and the start, present and end of the journey. */
export function JourneyMap({ content, journey, children }: Props) {
  return (
    <section
      id={JOURNEY_MAP_ID}
      aria-labelledby="journey-map-title"
      className="border-y border-line bg-surface py-section"
    >
      <Container>
        <div className="grid gap-10 lg:grid-cols-[4fr_7fr] lg:gap-16">
          <div className="flex flex-col">
            <SectionHeading
              id="journey-map-title"
              title={content.mapSectionTitle}
              description={content.mapSectionDescription}
              isOwn
            />
            {journey.currentLocation && (
              <>
                <p className="text-sm font-medium text-muted">Current Location</p>
                <p {...ownText()} className="font-display text-3xl font-semibold">
                  {journey.currentLocation}
                </p>
              </>
            )}
            <JourneyProgress
              percent={journey.journeyProgress}
              label="Journey Progress"
              sumAt={figuresAddress(journey)}
              className="mt-6"
            />
            <div className="mt-8 flex flex-wrap gap-3">
              {journey.currentLocation && (
                <OutsideButton href={mapsSearchUrl(journey.currentLocation)}>
                  <MapPinned className="size-5" />
                  View in Maps
                </OutsideButton>
              )}
              <OutsideButton href="/gallery">
                <Images className="size-5" />
                View Photos
              </OutsideButton>
            </div>
          </div>
          {children}
        </div>
        <Milestones content={content} journey={journey} />
      </Container>
    </section>
  );
}

function OutsideButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={buttonClass("secondary")}>
      {children}
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
