import { Link } from "@remix-run/react";
import { ownText } from "~/components/ui/in-words";
import type { HomeNews } from "~/pages/site/home-news.server";
import { site } from "~/site";
import { plainNumber } from "~/utils/words/counted";
import { isolated } from "~/utils/words/right-to-left";

type Journey = { daysTraveled: number; currentLocation: string };
type Props = { news: HomeNews; journey: Journey };

/** React has restored the words that the page came with. */
const showNewsAgain = (lines: HTMLElement | null) => self.showNews?.(lines);

/** The traveller, the present place and the news, in lines that `last-visit.ts` changes for a returning visitor. */
export function HeroNews({ news: { times, letter }, journey }: Props) {
  return (
    <div ref={showNewsAgain} data-news={times} className="hero-news">
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
