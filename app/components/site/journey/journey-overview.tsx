import { JourneyProgress } from "~/components/journey-line/journey-line";
import { InteractiveMap } from "~/components/map/live/interactive-map";
import { inWords, ownText } from "~/components/ui/in-words";
import { Container } from "~/components/ui/section";
import type { FigureSums as Sums } from "~/models/road/line/figure-sums.server";
import type { JourneyOverview as Overview } from "~/models/road/line/journey-record.server";
import type { JourneyMap } from "~/pages/journey-map.server";
import { areaHead, atLeast, grouped, isKnownFigure } from "~/utils/words/counted";
import { FIGURES_ID } from "./figures-address";

type Props = { journey: Overview; sums: Sums | null; map: JourneyMap };

/** The map of the journey, beside the traveller's location and progress. */
export function JourneyOverview({ journey, sums, map }: Props) {
  const { currentLocation, here, journeyProgress } = journey;
  return (
    <section aria-labelledby="overview">
      <Container className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="lg:order-last lg:col-span-4">
          <h2 id="overview" className="font-sans text-base font-semibold text-muted">
            {currentLocation ? "Current location" : "The map"}
          </h2>
          {currentLocation && (
            <p {...ownText()} className="mt-1 font-display text-section font-semibold">
              {currentLocation}
            </p>
          )}
          {journey.currentLocationDescription && (
            <p {...ownText()} className="mt-2 max-w-measure text-muted">
              {journey.currentLocationDescription}
            </p>
          )}
          <JourneyProgress
            percent={journeyProgress}
            sumAt={sums && `#${FIGURES_ID}`}
            className="mt-5 lg:mt-8"
          />
          <Figures journey={journey} hasSum={sums !== null} />
          {sums && <FigureSums sums={sums} />}
        </div>
        <InteractiveMap map={map} current={here} className="lg:col-span-8" />
      </Container>
    </section>
  );
}

function Figures({ journey, hasSum }: { journey: Overview; hasSum: boolean }) {
  const { daysTraveled, statesCovered, distanceCovered, nextStop } = journey;
  return (
    <dl className="mt-5 grid grid-cols-2 gap-x-6 border-t border-line lg:mt-8 lg:grid-cols-1">
      {isKnownFigure(daysTraveled) && (
        <Figure hasSum={hasSum} term="Days traveled" value={grouped(daysTraveled)} />
      )}
      {isKnownFigure(statesCovered) && (
        <Figure hasSum={hasSum} term={`${areaHead()} covered`} value={atLeast(statesCovered)} />
      )}
      {isKnownFigure(distanceCovered) && (
        <Figure hasSum={hasSum} term="Distance" value={`${atLeast(distanceCovered)} km`} />
      )}
      {nextStop && <Figure term="Next stop" value={nextStop} />}
    </dl>
  );
}

type FigureProps = { term: string; value: string; hasSum?: boolean };

function Figure({ term, value, hasSum }: FigureProps) {
  return (
    <div className="justify-between gap-x-4 border-b border-line py-2 lg:flex lg:items-baseline lg:py-3">
      <dt className="text-muted">{term}</dt>
      <dd className="font-medium tabular-nums">
        {hasSum ? (
          <a
            href={`#${FIGURES_ID}`}
            className="-my-2 inline-flex min-h-touch min-w-touch items-center hover:underline lg:my-0 lg:min-h-0"
          >
            {inWords`${value}`}
          </a>
        ) : (
          inWords`${value}`
        )}
      </dd>
    </div>
  );
}

/** How the figures add up. A link to one of the sums opens the fold. */
function FigureSums({ sums }: { sums: Sums }) {
  return (
    <details className="mt-4 border-b border-line pb-2 text-base">
      <summary className="flex min-h-touch cursor-pointer items-center text-muted hover:text-ink">
        How these are counted
      </summary>
      <dl id={FIGURES_ID} className="scroll-mt-24">
        <Sum term="Days" sum={sums.days} />
        <Sum term={areaHead()} sum={sums.areas} />
        <Sum term="Of the way" sum={sums.way} />
        <Sum term="Distance" sum={sums.road} />
      </dl>
      <ol className="mt-2 grid gap-x-6 text-muted tabular-nums sm:max-lg:grid-cols-2">
        {sums.stretches.map((stretch) => (
          <li key={stretch}>{stretch}</li>
        ))}
      </ol>
      {sums.gaps.map((gap) => (
        <p key={gap} className="mt-2 text-muted">
          {gap}
        </p>
      ))}
    </details>
  );
}

function Sum({ term, sum }: { term: string; sum: string }) {
  return (
    <>
      <dt className="mt-2 font-medium">{term}</dt>
      <dd className="text-muted first-letter:uppercase">{sum}</dd>
    </>
  );
}
