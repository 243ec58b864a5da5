import { Link } from "@remix-run/react";
import { useRef } from "react";
import { StretchMap } from "~/components/map/drawn/stretch-map";
import { ArrowLeft, ArrowRight } from "~/components/ui/icons";
import { inWords, ownText } from "~/components/ui/in-words";
import type { PostRoad as Road } from "~/pages/post-road.server";
import { grouped, isKnownFigure, plainNumber } from "~/utils/words/counted";
import { useReadingDot } from "../road/use-reading-dot";

/** A letter's place on the road; with scripts a dot follows the reader along the line. */
export function PostRoadMap({ road }: { road: Road }) {
  const ref = useRef<HTMLDivElement>(null);
  useReadingDot(ref);
  const { day, kilometres, here } = road;
  return (
    <div ref={ref} className="post-road">
      <figure>
        <StretchMap label={road.label} drawing={road.drawing} />
        <figcaption>
          {day && (road.dayPath ? <Link to={road.dayPath}>{dayOf(day)}</Link> : dayOf(day))}
          {isKnownFigure(kilometres) && <span>{inWords`${grouped(kilometres)} km`}</span>}
          {here && (
            <Link {...ownText()} to={here.path}>
              {here.name}
            </Link>
          )}
        </figcaption>
      </figure>
    </div>
  );
}

function dayOf({ number, of }: NonNullable<Road["day"]>) {
  return number <= of
    ? inWords`Day ${plainNumber(number)} of ${plainNumber(of)}`
    : inWords`Day ${plainNumber(number)}`;
}

/** Links to the stops before and after the letter's own. */
export function PostStops({ road: { previous, next } }: { road: Road }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Stops on the road" className="post-stops">
      {previous && (
        <Link to={previous.path}>
          <small>Previous stop</small>
          <span>
            <ArrowLeft />
            {previous.name}
          </span>
          <small>{inWords`${previous.note}`}</small>
        </Link>
      )}
      {next && (
        <Link to={next.path}>
          <small>Next stop</small>
          <span>
            {next.name}
            <ArrowRight />
          </span>
          <small>{inWords`${next.note}`}</small>
        </Link>
      )}
    </nav>
  );
}
