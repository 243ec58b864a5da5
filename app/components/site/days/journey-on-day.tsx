import { Link } from "@remix-run/react";
import { inWords } from "~/components/ui/in-words";
import { Container } from "~/components/ui/section";
import { dayName, wholeDayName } from "~/pages/days/days";
import type { JourneyOnDay as Day } from "~/pages/days/journey-on-day.server";
import { grouped } from "~/utils/words/counted";
import { MomentNote } from "../moments/moment-note";
import { CountryMap } from "../road/country-map";
import { DayPost } from "./day-post";
import { DaySummary } from "./day-standing";
import { DayNav } from "./day-ways";

/** The journey as it was at the end of a day: map, figures and letters, and nothing that came later. */
export function JourneyOnDay({ day }: { day: Day }) {
  const { map, moments, posts, passed } = day;
  return (
    <article className="days on-day">
      <Container className="pt-6 pb-4 md:pt-14 md:pb-8">
        <p className="text-base text-muted">
          <Link to="/journey" className="days-link">
            The Journey
          </Link>{" "}
          as it was on
        </p>
        <h1 className="text-title">{inWords`${wholeDayName(day.day)}`}</h1>
        <DayNav day={day} />
      </Container>
      <div className="days-body">
        <div className="days-text">
          <DaySummary day={day} />
          {moments.length > 0 && (
            <section aria-labelledby="moments-then" className="grid gap-7">
              <h2 id="moments-then">Moments of this day</h2>
              {moments.map((moment) => (
                <MomentNote key={moment.id} moment={moment} />
              ))}
            </section>
          )}
          <section aria-labelledby="letters-then">
            <h2 id="letters-then">Letters until then</h2>
            {posts.length === 0 && <p className="days-quiet">None had been written yet.</p>}
            {posts.map((post) => (
              <DayPost key={post.slug} post={post} heading="h3" />
            ))}
          </section>
        </div>
        {map && <MapUntilDay map={map} passed={passed} />}
      </div>
    </article>
  );
}

type MapProps = { map: NonNullable<Day["map"]>; passed: Day["passed"] };

function MapUntilDay({ map, passed }: MapProps) {
  return (
    <figure className="days-map">
      <CountryMap map={map} />
      {passed.length > 0 && (
        <figcaption>
          <p>Behind:</p>
          <ol>
            {passed.map((stop) => (
              <li key={stop.id}>
                <Link to={stop.path} className="days-link">
                  {stop.shortName}
                </Link>
                <small>{inWords`${dayName(stop.day)}, ${grouped(stop.kilometres)} km`}</small>
              </li>
            ))}
          </ol>
        </figcaption>
      )}
    </figure>
  );
}
