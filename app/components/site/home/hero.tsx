import { ArrowDown } from "lucide-react";
import { JourneyDivider } from "~/components/map/journey-line";
import { JourneyOrnament } from "~/components/map/journey-ornament";
import { ButtonLink } from "~/components/ui/button";
import { Picture } from "~/components/ui/picture";
import { Container } from "~/components/ui/section";
import type { HomeContent } from "~/models/home-content.server";
import type { PictureView } from "~/models/picture";
import { atLeast, grouped } from "~/utils/counted";
import { JOURNEY_MAP_ID } from "./journey-map";

type Props = {
  content: HomeContent;
  picture: PictureView | null;
  journey: {
    daysTraveled: number;
    statesCovered: number;
    distanceCovered: number;
    journeyProgress: number;
  };
};

/** The cover: a picture from edge to edge, and the title on a leaf of paper laid over its foot. */
export function Hero({ content, picture, journey }: Props) {
  return (
    <section aria-labelledby="hero-title">
      {picture && (
        <Picture
          picture={picture}
          priority
          sizes="100vw"
          className="aspect-3/2 w-full sm:aspect-auto sm:h-[clamp(20rem,52svh,40rem)]"
        />
      )}
      <Container className="relative">
        <div className={picture ? "relative sm:-mt-24" : "relative"}>
          <div className="max-w-5xl rounded-tr-card bg-canvas pt-8 sm:-ml-8 sm:pt-12 sm:pr-12 sm:pl-8">
            <h1 id="hero-title" className="text-hero">
              <TitleLines title={content.heroTitle} />
            </h1>
          </div>
          <div className="grid gap-10 pt-6 pb-20 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-16">
            <div>
              <p className="max-w-[54ch] text-lead text-muted">{content.heroSubtitle}</p>
              <div className="mt-8 flex flex-wrap gap-3">
                <ButtonLink to="/journey">{content.exploreButtonText}</ButtonLink>
                <ButtonLink to="/letters" kind="secondary">
                  {content.diariesButtonText}
                </ButtonLink>
              </div>
            </div>
            <Stats {...journey} />
          </div>
          <a
            href={`#${JOURNEY_MAP_ID}`}
            className="print:hidden absolute right-0 bottom-4 inline-flex min-h-touch items-center gap-2 text-base font-medium text-muted hover:text-ink"
          >
            Scroll down to the map
            <ArrowDown aria-hidden="true" className="size-5" strokeWidth={1.5} />
          </a>
        </div>
        {!picture && (
          <JourneyOrnament
            percent={journey.journeyProgress}
            className="absolute top-12 right-16 hidden h-80 lg:block"
          />
        )}
      </Container>
    </section>
  );
}

/** One line for each line of the text; the second one is highlighted. */
function TitleLines({ title }: { title: string }) {
  return title.split("\n").map((line, index) => (
    <span key={line} className={index === 1 ? "block text-accent" : "block"}>
      {line}
    </span>
  ));
}

function Stats({ journeyProgress, ...figures }: Props["journey"]) {
  return (
    <div>
      <JourneyDivider percent={journeyProgress} className="mb-6 w-full" />
      <dl className="grid grid-cols-3 gap-4">
        <Stat label="Days Traveled" value={grouped(figures.daysTraveled)} />
        <Stat label="States Covered" value={atLeast(figures.statesCovered)} />
        <Stat label="Kilometers" value={atLeast(figures.distanceCovered)} />
      </dl>
    </div>
  );
}

function Stat({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-display text-2xl font-semibold tabular-nums min-[22.5rem]:text-3xl sm:text-4xl">
        {value}
      </dd>
    </div>
  );
}
