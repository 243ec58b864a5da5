import { Link } from "@remix-run/react";
import { ownText } from "~/components/ui/in-words";
import type { HomeNews } from "~/pages/site/home-news.server";
import { site } from "~/site";
import { plainNumber } from "~/utils/words/counted";
import { isolated } from "~/utils/words/right-to-left";

type Journey = { daysTraveled: number; currentLocation: string };
type Props = { news: HomeNews; journey: Journey };

/** React has put the words back that the page came with. */
const tellAgain = (lines: HTMLElement | null) => self.showNews?.(lines);

/** Who, where now and what is new, in lines that a browser which was here before changes: `last-visit.ts`. */
export function HeroNews({ news: { times, letter }, journey }: Props) {
  return (
    <div ref={tellAgain} data-news={times} className="hero-news">
      <Link to="/journey" suppressHydrationWarning>
        {whoAndWhere(journey)}
      </Link>
      {letter && (
        <>
          <Link to="/letters" suppressHydrationWarning>
            {`Newest letter, ${isolated(letter.day)}`}
          </Link>
          <Link {...ownText()} to={`/letters/${letter.slug}`}>
            {letter.title}
          </Link>
        </>
      )}
    </div>
  );
}

function whoAndWhere({ daysTraveled, currentLocation }: Journey) {
  return [
    site().travellerName,
    daysTraveled > 0 && `day ${plainNumber(daysTraveled)}`,
    currentLocation && `now in ${isolated(currentLocation)}`,
  ]
    .filter(Boolean)
    .join(", ");
}
