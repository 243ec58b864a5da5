import { Form, Link } from "@remix-run/react";
import { ArrowLeft, ArrowRight } from "~/components/ui/icons";
import { inWords } from "~/components/ui/in-words";
import { dayName } from "~/pages/days/days";
import type { JourneyOnDay } from "~/pages/days/journey-on-day.server";
import { onDayPath } from "~/utils/on-day-path";

/** The ways to the day before and the day after, to any other, and to where this one is told. */
export function DayNav({ day: { day, previous, next, first, today, path } }: Props) {
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

type Props = { day: JourneyOnDay };
