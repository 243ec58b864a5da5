import { inWords, ownText } from "~/components/ui/in-words";
import type { Book } from "~/pages/book/book.server";
import { COUNTRY } from "~/pages/days/country";
import { site } from "~/site";
import { plainNumber } from "~/utils/words/counted";
import { formatDay } from "~/utils/words/dates";

/** The line of the road, the title, who travelled, and when. */
export function BookCover({ book: { title, volume, volumes, dates, map } }: { book: Book }) {
  const [start, end] = [map?.stops[0], map?.stops.at(-1)];
  return (
    <header className="book-cover">
      {map && (
        <svg
          viewBox={`${COUNTRY.x} ${COUNTRY.y} ${COUNTRY.width} ${COUNTRY.height}`}
          aria-hidden="true"
        >
          <path d={map.line} className="road-line" />
          {start && <circle cx={start.x} cy={start.y} r="5" className="road-stop" />}
          {end && <circle cx={end.x} cy={end.y} r="6.5" className="road-here" />}
        </svg>
      )}
      <div>
        <h1 {...ownText()}>{title}</h1>
        <p className="book-by">{site().travellerName}</p>
        {dates && <p>{inWords`${formatDay(dates.from)} to ${formatDay(dates.to)}`}</p>}
        {volumes > 1 && <p>{inWords`Volume ${plainNumber(volume)} of ${plainNumber(volumes)}`}</p>}
      </div>
    </header>
  );
}
