import { Link } from "@remix-run/react";
import { JourneyDivider } from "~/components/journey-line/journey-line";
import { JourneyOrnament } from "~/components/journey-line/journey-ornament";
import { figuresAddress } from "~/components/site/journey/figures-address";
import { ButtonLink } from "~/components/ui/buttons/button";
import { ArrowDown } from "~/components/ui/icons";
import { inWords, ownText } from "~/components/ui/in-words";
import { Picture } from "~/components/ui/picture";
import { Container } from "~/components/ui/section";
import type { HomePage } from "~/pages/site/home-page.server";
import { areaHead, atLeast, grouped, isKnownFigure } from "~/utils/words/counted";
import { HeroNews } from "./hero-news";
import { JOURNEY_MAP_ID } from "./journey-map";

type Props = Pick<HomePage, "content" | "picture" | "journey" | "news">;

/** The cover: a full-width picture with the title below it, or beside it on a phone in landscape. */
export function Hero({ content, picture, journey, news }: Props) {
  return (
    <section
      aria-labelledby="hero-title"
      className={picture ? "across:grid across:grid-cols-2" : undefined}
    >
      {picture && (
        <Picture
          picture={picture}
          title={content.heroTitle}
          priority
          sizes="(max-height: 30rem) and (min-width: 34rem) 50vw, 100vw"
          className={slot}
        />
      )}
      <Container className="relative pt-5 sm:pt-8">
        <div className="flex items-center justify-between gap-16">
          <h1 id="hero-title" className="max-w-5xl text-hero across:text-3xl">
            <TitleLines title={content.heroTitle} />
          </h1>
          {!picture && <JourneyOrnament percent={journey.journeyProgress ?? 0} />}
        </div>
        <HeroNews news={news} journey={journey} />
        <div className="grid gap-10 pb-20 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-16 across:grid-cols-1">
          <div>
            {content.heroSubtitle && (
              <p {...ownText()} className="max-w-measure text-lead text-balance text-muted">
                {content.heroSubtitle}
              </p>
            )}
            <div className="mt-8 flex flex-wrap gap-3 across:mt-4">
              <ButtonLink to="/journey">{content.exploreButtonText}</ButtonLink>
              <ButtonLink to="/letters" kind="secondary">
                {content.diariesButtonText}
              </ButtonLink>
            </div>
          </div>
          <Stats {...journey} />
        </div>
        <ScrollDown />
      </Container>
    </section>
  );
}

/**
 * Nothing covers the picture, and its focus stays visible when it is cropped: at least half the height of a 16:9
 * picture is shown.
 */
const slot =
  "aspect-video max-h-[24svh] w-full sm:aspect-auto sm:max-h-none sm:h-[clamp(max(18rem,28vw),48svh,40rem)] across:order-last across:max-h-none across:h-[calc(100svh-7rem)]";

function ScrollDown() {
  return (
    <a
      href={`#${JOURNEY_MAP_ID}`}
      className="absolute right-5 bottom-4 inline-flex print:hidden min-h-touch items-center gap-2 text-base font-medium text-muted hover:text-ink sm:right-8"
    >
      Scroll down to the map
      <ArrowDown className="size-5" />
    </a>
  );
}

/** One line for each line of the title; the second one is highlighted. */
function TitleLines({ title }: { title: string }) {
  return title.split("\n").map((line, index) => (
    <span key={line} {...ownText()} className={index === 1 ? "block text-accent" : "block"}>
      {line}
    </span>
  ));
}

function Stats({ journeyProgress, ...figures }: Props["journey"]) {
  const to = figuresAddress(figures);
  return (
    <div>
      <JourneyDivider percent={journeyProgress ?? 0} className="mb-6 w-full" />
      <dl className="hero-figures">
        {isKnownFigure(figures.daysTraveled) && (
          <Stat to={to} label="Days Traveled" value={grouped(figures.daysTraveled)} />
        )}
        {isKnownFigure(figures.statesCovered) && (
          <Stat to={to} label={`${areaHead()} Covered`} value={atLeast(figures.statesCovered)} />
        )}
        {isKnownFigure(figures.distanceCovered) && (
          <Stat to={to} label="Kilometers" value={atLeast(figures.distanceCovered)} />
        )}
      </dl>
    </div>
  );
}

function Stat({ to, label, value }: { to: string; label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Link to={to} className="inline-flex min-h-touch min-w-touch items-center hover:underline">
          {inWords`${value}`}
        </Link>
      </dd>
    </div>
  );
}
