import { shownMoveAt } from "~/models/base/places/moves.server";
import { postCards } from "~/models/find/cards.server";
import { listPostsBefore } from "~/models/posts/posts-of-days.server";
import { figuresOn, hasBegun } from "~/models/road/line/figures.server";
import { journeyDay } from "~/models/road/line/journey-day.server";
import { listMomentsBetween, viewMoments } from "~/models/road/moments/moment-lists.server";
import { pick } from "~/utils/pick";
import { dayStart, parseDay, siteDay } from "~/utils/words/dates";
import { dayPath } from "./day-path.server";
import { findDaySpan, today } from "./day-span.server";
import { dayAfter } from "./days";
import { stopEntries } from "./entries.server";
import { thinned } from "./road-drawing";
import { roadUpTo } from "./road-of-days.server";
import { type RoadStop, roadStops } from "./road-stops.server";
import { stateColours } from "./state-colours.server";

/** How many letters and stops are shown, the latest ones. */
const LETTERS = 6;
const STOPS = 6;
/** The most moments of one day. */
const MOMENTS = 48;
/** The most stops that are drawn of a long road. */
const DRAWN_STOPS = 60;

/**
 * The journey at the end of a calendar day in the site's zone, by what is public now: the place, the figures, the road
 * and the letters until then. `null` for an invalid day, one before the journey and one in the future.
 */
export function journeyOnDay(day: string) {
  const span = findDaySpan();
  const isDay = parseDay(day) === day;
  if (!span || !isDay || day < span.first || day > today()) return null;
  const reached = roadStops().filter(({ arrivedOn }) => arrivedOn <= day);
  const here = stopAtEndOf(day, reached);
  const before = reached.filter((stop) => stop !== here).slice(-STOPS);
  const [current, ...passed] = stopEntries(here ? [here, ...before.reverse()] : [], new Map());
  return {
    day,
    first: span.first,
    today: today(),
    number: journeyDay(day),
    figures: here ? figuresOn(day) : null,
    hasSums: hasBegun(),
    here: current ? { ...current, colour: stateColours().get(current.state) ?? null } : null,
    passed: passed.map((stop) => pick(stop, "id", "day", "path", "shortName", "kilometres")),
    map: roadUpTo(thinned(reached, DRAWN_STOPS)).map,
    moments: viewMoments(listMomentsBetween(dayStart(day), dayStart(dayAfter(day)), MOMENTS)),
    posts: postCards(listPostsBefore(dayStart(dayAfter(day)), LETTERS)).map((card) =>
      pick(card, "slug", "title", "excerpt", "picture", "publishedAt", "readingTime"),
    ),
    path: dayPath(day),
    previous: day > span.first ? dayAfter(day, -1) : null,
    next: day < today() ? dayAfter(day) : null,
  };
}

/** Where the day ended: the stop reached last, or an earlier stop if she came back to it after that. */
function stopAtEndOf(day: string, reached: RoadStop[]) {
  const last = reached.at(-1);
  const move = shownMoveAt(dayStart(dayAfter(day)));
  const isLater = last && move && siteDay(move.movedAt) >= last.arrivedOn;
  return (isLater && reached.find(({ id }) => id === move.pinId)) || last;
}

export type JourneyOnDay = NonNullable<ReturnType<typeof journeyOnDay>>;
