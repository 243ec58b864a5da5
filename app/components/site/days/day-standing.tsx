import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { figuresAddress } from "~/components/site/journey/figures-address";
import { Picture } from "~/components/ui/picture";
import type { JourneyOnDay } from "~/models/days/journey-on-day.server";
import { countedAreas, grouped, percentage, plainNumber } from "~/utils/words/counted";
import { stateStyle } from "../road/state-style";

/** Where the traveller was at the end of a day, and how far the road had come. */
export function DaySummary({ day }: { day: JourneyOnDay }) {
  const { here, figures, number } = day;
  return (
    <>
      <dl className="on-day-figures">
        {number && <Figure term="Day" value={dayOf(number)} />}
        {figures && (
          <Figure
            term="Road"
            value={
              <Link
                to={figuresAddress(day)}
                className="-my-1.5 inline-flex min-h-touch items-center"
              >{`${grouped(figures.distanceCovered)} km`}</Link>
            }
          />
        )}
        {figures && figures.statesCovered > 0 && (
          <Figure term="So far" value={countedAreas(figures.statesCovered)} />
        )}
        {figures?.journeyProgress != null && (
          <Figure term="Of the way" value={percentage(figures.journeyProgress)} />
        )}
      </dl>
      {here ? (
        <section aria-labelledby="here-then" {...stateStyle(here.colour)}>
          <h2 id="here-then">
            <small>{["Here", here.state].filter(Boolean).join(", ")}</small>
            <Link dir="auto" to={here.path}>
              {here.name}
            </Link>
          </h2>
          {here.description && <p dir="auto">{here.description}</p>}
          {here.picture && (
            <Picture
              picture={here.picture}
              title={here.name}
              sizes="(min-width: 1200px) 792px, (min-width: 1024px) 60vw, 92vw"
              widest={1280}
              className="aspect-3/2 w-full rounded-card"
              priority
            />
          )}
        </section>
      ) : (
        <p className="days-quiet">The road had not begun.</p>
      )}
    </>
  );
}

function dayOf({ number, of }: { number: number; of: number }) {
  return number <= of ? `${plainNumber(number)} of ${plainNumber(of)}` : plainNumber(number);
}

function Figure({ term, value }: { term: string; value: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
