import { Link } from "@remix-run/react";
import { inWords } from "~/components/ui/in-words";
import { dayName, spanName } from "~/pages/days/days";
import type { EntryOfDay } from "~/pages/days/entries.server";
import type { FilledDay } from "~/pages/days/fold-days";
import type { Section } from "~/pages/days/sections";
import { onDayPath } from "~/utils/on-day-path";
import { plainNumber } from "~/utils/words/counted";
import { MomentNote } from "../moments/moment-note";
import { stateStyle } from "../road/state-style";
import { DayPost } from "./day-post";
import { DayStop } from "./day-stop";

type Props = {
  section: Section;
  /** Whether it is the first section of the page. */
  isFirst: boolean;
};

/** The days in one state, along a line in the state's colour. */
export function DayEntries({ section, isFirst }: Props) {
  const { region, colour, days } = section;
  const name = nameOf(section);
  const { className = "", style } = stateStyle(colour);
  return (
    <section className={`days-state ${className}`} style={style}>
      {name ? (
        <h2>
          {region && (
            <small>
              {region}
              <span className="sr-only">:</span>
            </small>
          )}
          {name}
        </h2>
      ) : (
        // The headings of days need one above them, also before the first known place.
        <h2 className="sr-only">On the road</h2>
      )}
      {days.map((run, index) =>
        "day" in run ? (
          <Day key={run.day} run={run} isFirst={isFirst && index === 0} />
        ) : (
          <p key={run.from} className="days-quiet">
            {spanOf(run)}: nothing written down
          </p>
        ),
      )}
    </section>
  );
}

/** The state, or the two states between which its stops are. */
function nameOf({ state, from, towards }: Section) {
  if (state || !towards) return state;
  return from ? `From ${from} to ${towards}` : `On the way to ${towards}`;
}

function Day({ run: { day, items }, isFirst }: { run: FilledDay<EntryOfDay>; isFirst: boolean }) {
  const number = items[0]?.number ?? null;
  return (
    <section id={`day-${day}`} className="days-day" data-day={number ?? ""}>
      <h3>
        {number === null ? (
          inWords`${dayName(day)}`
        ) : (
          <>
            <span className="days-number">
              <span>Day</span> {inWords`${plainNumber(number)}`}
              <span className="sr-only">,</span>
            </span>
            <time dateTime={day}>{inWords`${dayName(day)}`}</time>
          </>
        )}
      </h3>
      <div className="days-entries">
        {items.map((item, index) => (
          <DayEntry key={item.id} entry={item} priority={isFirst && index === 0} />
        ))}
        <Link to={onDayPath(day)} rel="nofollow" className="days-link days-as-it-was">
          As it was on this day<span className="sr-only">{inWords`, ${dayName(day)}`}</span>
        </Link>
      </div>
    </section>
  );
}

function DayEntry({ entry, priority }: { entry: EntryOfDay; priority: boolean }) {
  switch (entry.kind) {
    case "stop":
      return <DayStop stop={entry} priority={priority} />;
    case "moment":
      return <MomentNote moment={entry} />;
    case "post":
      return <DayPost post={entry} />;
  }
}

function spanOf({ from, to }: { from: string; to: string }) {
  const [first = "", last] = spanName(from, to).split(" to ");
  return last ? inWords`${first} to ${last}` : inWords`${first}`;
}
