import { Form, Link } from "@remix-run/react";
import { ArrowLeft, ArrowRight } from "~/components/ui/icons";
import { inWords } from "~/components/ui/in-words";
import { Container } from "~/components/ui/section";
import { dayName, wholeDayName } from "~/pages/days/days";
import type { JourneyOnDay as Day } from "~/pages/days/journey-on-day.server";
import { onDayPath } from "~/utils/on-day-path";
import { grouped } from "~/utils/words/counted";
import { MomentNote } from "../moments/moment-note";
import { CountryMap } from "../road/country-map";
import { DayPost } from "./day-post";
import { DaySummary } from "./day-standing";

/** The journey at the end of a day: map, figures and letters, without anything later. */
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

/** Links to the previous and the next day, to any other one, and to where this one is told. */
function DayNav({ day: { day, previous, next, first, today, path } }: Props) {
  return (
    <div className="on-day-ways">
      <nav aria-label="Days">
        {previous && (
          <Link to={onDayPath(previous)} rel="prev nofollow" className="days-on">
            <ArrowLeft />
            {inWords`${dayName(previous)}`}
          </Link>
        )}
        {next && (
          <Link to={onDayPath(next)} rel="next nofollow" className="days-on">
            {inWords`${dayName(next)}`}
            <ArrowRight />
          </Link>
        )}
        {path && (
          <Link to={path} className="days-on">
            Day by day
          </Link>
        )}
      </nav>
      <Form action="/journey" key={day}>
        <label htmlFor="on">Another day</label>
        <input id="on" type="date" name="on" min={first} max={today} defaultValue={day} required />
        <button type="submit" className="button button-secondary px-4 text-sm">
          Show
        </button>
      </Form>
    </div>
  );
}

type Props = { day: Day };
