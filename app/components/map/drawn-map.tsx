import { memo } from "react";
import { project, translation } from "~/map-drawing/map-projection";
import { roadPath } from "~/map-drawing/smooth-line";
import type { JourneyMap } from "~/models/pages/journey-map.server";
import { memoizeFor } from "~/utils/memoize-for";
import { HereDot } from "./here-dot";
import { MapGround } from "./map-ground";
import { MapLayer } from "./map-layer";
import { PinLink } from "./pin-link";
import { PinNames } from "./pin-names";
import { type Here, splitRoute } from "./route-line";
import { touchAreas } from "./touch-areas";

type Props = { map: JourneyMap; current: Here | null };

/** Once for the same marks, which a server draws with each page until the content changes. */
const areasOf = memoizeFor((marks: JourneyMap["marks"]) =>
  touchAreas(marks.map((mark) => project(mark.coordinates))),
);

/**
 * The journey drawn on the land's outline: no script, no tiles. One unit of the drawing is one pixel
 * at the map's full height of 500; narrow slots cut off the far sides.
 */
export const DrawnMap = memo(function DrawnMap({ map, current }: Props) {
  const { marks, road = marks, list } = map;
  const { behind, ahead, now } = splitRoute(road, current);
  const areas = areasOf(marks);
  const currentPin = marks.find((mark) => mark.pinType === "current");
  return (
    <>
      <MapLayer>
        <MapGround />
        <g className="fill-none stroke-accent" strokeLinecap="round" strokeLinejoin="round">
          <path d={roadPath(ahead)} strokeWidth="2" strokeDasharray="1 5" />
          <path d={roadPath(behind)} strokeWidth="2.25" />
        </g>
      </MapLayer>
      <MapLayer label={map.label}>
        {marks.map((mark, index) => (
          <PinLink
            key={mark.id}
            mark={mark}
            order={mark.order ?? index}
            area={areas[index] ?? []}
            page={list?.page}
          />
        ))}
      </MapLayer>
      <MapLayer>
        {now && (
          <g transform={translation(project(now))}>
            <HereDot colour={currentPin?.pinColor} />
          </g>
        )}
        <PinNames labels={map.labels} />
      </MapLayer>
    </>
  );
});
