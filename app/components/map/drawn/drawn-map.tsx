import { memo, type ReactNode } from "react";
import { landAddress } from "~/map-drawing/land-address";
import { LAND_UNIT, MAP, type MapFrame, project, translation } from "~/map-drawing/map-projection";
import { roadPath } from "~/map-drawing/smooth-line";
import type { DrawnLabel, DrawnSheet, JourneyMap } from "~/pages/journey-map.server";
import { memoizeFor } from "~/utils/async/memoize-for";
import { HereDot } from "../pin-mark";
import { PinLink } from "./pin-link";
import { type Here, splitRoute } from "./route-line";
import { touchAreas } from "./touch-areas";

type Props = { map: JourneyMap; current: Here | null };

/** Computed once for the same marks and frame; the server draws them with each page until the content changes. */
const areasOn = memoizeFor((frame: MapFrame) =>
  memoizeFor((marks: JourneyMap["marks"]) =>
    touchAreas(marks.map((mark) => project(frame, mark.coordinates))),
  ),
);

/**
 * The journey drawn on the outline of the land: without scripts or tiles. A journey from east to west is drawn twice:
 * for narrow windows, and larger for wide ones.
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

/** One unit of the drawing is one pixel when the map has its full height of 500; narrow slots cut off the sides. */
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

/** Sea and land with shorelines and a grid, like on a printed map. */
function MapGround({ frame }: { frame: MapFrame }) {
  // A file of its own, so that all pages with a map share it.
  const file = landAddress(frame);
  const land = `${file}#land`;
  return (
    <g strokeLinejoin="round">
      <use href={land} className="fill-none stroke-monsoon/10" strokeWidth={26 / LAND_UNIT} />
      <use href={land} className="fill-none stroke-monsoon/10" strokeWidth={12 / LAND_UNIT} />
      <use href={land} className="fill-surface stroke-monsoon/60" strokeWidth={0.8 / LAND_UNIT} />
      <use href={`${file}#grid`} className="fill-none stroke-monsoon/15" strokeWidth="1" />
    </g>
  );
}

const looks = ["fill-accent font-bold", undefined, undefined];

/** The names of the main pins; on a wide map also those of others that fit. */
function PinNames({ labels }: { labels: DrawnLabel[] }) {
  return (
    <g className="pin-names" paintOrder="stroke" strokeWidth="4" strokeLinejoin="round">
      {labels.map(({ text, x, y, anchor, rank }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          textAnchor={anchor === "start" ? undefined : anchor}
          className={rank < looks.length ? looks[rank] : "minor"}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

type MapLayerProps = { label?: string; children: ReactNode };

const sheetFrame = {
  viewBox: `0 0 ${MAP.width} ${MAP.height}`,
  preserveAspectRatio: "xMidYMid slice",
};

/**
 * One layer of the map; all have the same size. A layer with a label is read out and can be clicked; one without is
 * only visible.
 */
function MapLayer({ label, children }: MapLayerProps) {
  if (!label) {
    return (
      <svg
        {...sheetFrame}
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full"
      >
        {children}
      </svg>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no element of its own for a named group.
    <svg
      {...sheetFrame}
      role="group"
      aria-label={label}
      className="map-marks absolute inset-0 size-full"
    >
      {children}
    </svg>
  );
}
