import type { RoadMap } from "~/pages/days/road-of-days.server";
import { stateStyle } from "../road/state-style";

/** The road as a strip, for screens with no room for a map beside the days: it stays below the masthead. */
export function DaysStrip({ map }: { map: RoadMap }) {
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
