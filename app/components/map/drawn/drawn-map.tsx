import { memo } from "react";
import { type MapFrame, project, translation } from "~/map-drawing/map-projection";
import { roadPath } from "~/map-drawing/smooth-line";
import type { DrawnSheet, JourneyMap } from "~/pages/journey-map.server";
import { memoizeFor } from "~/utils/async/memoize-for";
import { HereDot } from "./here-dot";
import { MapGround } from "./map-ground";
import { MapLayer } from "./map-layer";
import { PinLink } from "./pin-link";
import { PinNames } from "./pin-names";
import { type Here, splitRoute } from "./route-line";
import { touchAreas } from "./touch-areas";

type Props = { map: JourneyMap; current: Here | null };

/** Once for the same marks on a sheet, which a server draws with each page until the content changes. */
const areasOn = memoizeFor((frame: MapFrame) =>
  memoizeFor((marks: JourneyMap["marks"]) =>
    touchAreas(marks.map((mark) => project(frame, mark.coordinates))),
  ),
);

/**
 * The journey drawn on the land's outline: no script, no tiles. A journey that leads from east to west is drawn twice,
 * for narrow windows and for others, which show it nearer.
 */
export const DrawnMap = memo(function DrawnMap({ map, current }: Props) {
  const { sheet, wideSheet } = map;
  if (!wideSheet) return <Drawing map={map} current={current} sheet={sheet} />;
  return (
    <>
      <div className="contents sm:hidden">
        <Drawing map={map} current={current} sheet={sheet} />
      </div>
      <div className="contents max-sm:hidden">
        <Drawing map={map} current={current} sheet={wideSheet} />
      </div>
    </>
  );
});

/** One unit of the drawing is one pixel at the map's full height of 500; narrow slots cut off the far sides. */
function Drawing({ map, current, sheet }: Props & { sheet: DrawnSheet }) {
  const { marks, road = marks, list } = map;
  const { frame } = sheet;
  const { behind, ahead, now } = splitRoute(road, current);
  const areas = areasOn(frame)(marks);
  return (
    <>
      <MapLayer>
        <MapGround frame={frame} />
        <g className="fill-none stroke-accent" strokeLinecap="round" strokeLinejoin="round">
          <path d={roadPath(frame, ahead)} strokeWidth="2" strokeDasharray="1 5" />
          <path d={roadPath(frame, behind)} strokeWidth="2.25" />
        </g>
      </MapLayer>
      <MapLayer label={map.label}>
        {marks.map((mark, index) => (
          <PinLink
            key={mark.id}
            mark={mark}
            at={project(frame, mark.coordinates)}
            order={mark.order ?? index}
            area={areas[index] ?? []}
            page={list?.page}
          />
        ))}
      </MapLayer>
      <MapLayer>
        {now && (
          <g transform={translation(project(frame, now))}>
            <HereDot />
          </g>
        )}
        <PinNames labels={sheet.labels} />
      </MapLayer>
    </>
  );
}
