import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { figuresAddress } from "~/components/site/journey/figures-address";
import { inWords, ownText } from "~/components/ui/in-words";
import { Picture } from "~/components/ui/picture";
import type { JourneyOnDay } from "~/pages/days/journey-on-day.server";
import { countedAreas, grouped, percentage, plainNumber } from "~/utils/words/counted";
import { stateStyle } from "../road/state-style";

/** Where the traveller was at the end of a day, and the figures of the journey. */
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
              >{inWords`${grouped(figures.distanceCovered)} km`}</Link>
            }
          />
        )}
        {figures && figures.statesCovered > 0 && (
          <Figure term="So far" value={inWords`${countedAreas(figures.statesCovered)}`} />
        )}
        {figures?.journeyProgress != null && (
          <Figure term="Of the way" value={inWords`${percentage(figures.journeyProgress)}`} />
        )}
      </dl>
      {here ? (
        <section aria-labelledby="here-then" {...stateStyle(here.colour)}>
          <h2 id="here-then">
            <small>{here.state ? inWords`Here, ${here.state}` : "Here"}</small>
            <Link {...ownText()} to={here.path}>
              {here.name}
            </Link>
          </h2>
          {here.description && <p {...ownText()}>{here.description}</p>}
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
  return number <= of
    ? inWords`${plainNumber(number)} of ${plainNumber(of)}`
    : inWords`${plainNumber(number)}`;
}

function Figure({ term, value }: { term: string; value: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
