import { useRef } from "react";
import { countedInWords, inWords } from "~/components/ui/in-words";
import type { DaysPage } from "~/pages/days/days-page.server";
import { CountryMap, captionOf } from "../road/country-map";
import { useReadingDot } from "../road/use-reading-dot";
import { DayEntries } from "./day-entries";
import { DaysHead } from "./days-head";
import { DaysStrip } from "./days-strip";
import { useRememberedDay } from "./use-remembered-day";

/** The days of a month with the map beside them; with scripts the dot goes along the road as one reads. */
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
