import { useRef } from "react";
import { countedInWords, inWords } from "~/components/ui/in-words";
import type { DaysPage } from "~/pages/days/days-page.server";
import type { RoadMap } from "~/pages/days/road-of-days.server";
import { CountryMap, captionOf } from "../road/country-map";
import { stateStyle } from "../road/state-style";
import { useReadingDot } from "../road/use-reading-dot";
import { DayEntries } from "./day-entries";
import { DaysHead } from "./days-head";
import { useRememberedDay } from "./use-remembered-day";

/** The days of a month with a map beside them; with scripts a dot follows the reader along the road. */
export function DaysArticle({ page }: { page: DaysPage }) {
  const map = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useReadingDot(map, ".days-text", true);
  useRememberedDay(text);
  return (
    <article className="days">
      <DaysHead page={page} />
      {page.map && <DaysStrip map={page.map} />}
      <div className="days-body">
        <div ref={text} className="days-text">
          {page.sections.map((section, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the road may come to a state twice.
            <DayEntries key={index} section={section} isFirst={index === 0} />
          ))}
          {page.moreStops > 0 && (
            <p className="days-quiet">{inWords`And ${countedInWords(page.moreStops, "more stop")} on these days`}</p>
          )}
          {page.moreMoments > 0 && (
            <p className="days-quiet">{inWords`And ${countedInWords(page.moreMoments, "more moment")} on these days`}</p>
          )}
        </div>
        {page.map && (
          <figure ref={map} className="days-map">
            <CountryMap map={page.map} />
            <figcaption>{captionOf(page.map)}</figcaption>
          </figure>
        )}
      </div>
    </article>
  );
}

/** The road as a strip below the header, on screens too narrow for a map beside the text. */
function DaysStrip({ map }: { map: RoadMap }) {
  return (
    <div className="days-strip" aria-hidden="true">
      <div className="days-strip-line">
        {map.stops.map(({ share, colour }) => (
          <i
            key={share}
            {...stateStyle(colour)}
            style={{ ...stateStyle(colour).style, left: `${(share * 100).toFixed(2)}%` }}
          />
        ))}
        <b />
      </div>
      <p>
        <span>{map.from}</span>
        <span>{map.to}</span>
      </p>
    </div>
  );
}
