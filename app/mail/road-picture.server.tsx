import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { landOutline } from "~/map-drawing/land-outline.server";
import { MAP, type MapFrame, projectLine } from "~/map-drawing/map-projection";
import { roadPath, smoothPath } from "~/map-drawing/smooth-line";
import { importPicture } from "~/models/collections/library/picture-intake.server";
import { pictureAddress } from "~/models/pictures/picture";
import { uploadsFolder } from "~/models/pictures/picture-files.server";
import { askPictureProcess } from "~/models/pictures/picture-process.server";
import { journeyFrames } from "~/models/road/line/journey-frames.server";
import { light } from "~/styles/palette";
import { inOwnColours } from "~/utils/colours/own-colours";
import type { Coordinates } from "~/utils/position/position";

type Road = { line: Coordinates[]; behind: Coordinates[]; alt: string };

/** Draws a stretch of road as a picture of the library; returns its address. The same road gives the same picture. */
export async function addRoadPicture({ line, behind, alt }: Road) {
  const { narrow, wide = narrow } = journeyFrames();
  const drawing = renderToStaticMarkup(<RoadPicture frame={wide} line={line} behind={behind} />);
  const svg = inOwnColours(drawing);
  await mkdir(uploadsFolder, { recursive: true });
  const file = join(uploadsFolder, randomUUID());
  try {
    await askPictureProcess({ kind: "draw", svg, to: file }, "owner");
    return pictureAddress(
      await importPicture(file, { alt, fileName: "Map of the road", isDrawn: true }),
    );
  } finally {
    await rm(file, { force: true });
  }
}

/** The picture's size in pixels, twice that in a mail. */
const ROAD_PICTURE = { width: 1200, height: 800 };
/** The middle of the map, which contains the whole journey. */
const WIDTH = (MAP.height * ROAD_PICTURE.width) / ROAD_PICTURE.height;
const VIEW = { x: (MAP.width - WIDTH) / 2, y: 0, width: WIDTH, height: MAP.height };

type Props = {
  frame: MapFrame;
  /** The road travelled so far. */
  behind: Coordinates[];
  /** The new part of it. */
  line: Coordinates[];
};

/**
 * The map of a stretch of road, drawn like the journey's map but without a style sheet. It has no names, because the
 * machine that renders it may have no fonts.
 */
export function RoadPicture({ frame, behind, line }: Props) {
  const points = projectLine(frame, line);
  const last = points.at(-1);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a picture, whose words stand in the library.
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`}
      {...ROAD_PICTURE}
    >
      <rect {...VIEW} fill={light.canvas} />
      <Land outline={landOutline(frame)} />
      <g fill="none" stroke={light.accent} strokeLinecap="round" strokeLinejoin="round">
        <path d={roadPath(frame, behind)} strokeWidth="2" strokeOpacity="0.45" />
        <path d={smoothPath(points)} strokeWidth="4.5" />
      </g>
      {points.map(({ x, y }, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once; the road may pass a place twice.
          key={index}
          cx={x}
          cy={y}
          r={6}
          fill={light.surface}
          stroke={light.accent}
          strokeWidth="2.5"
        />
      ))}
      {last && <circle cx={last.x} cy={last.y} r={8} fill={light.accent} />}
    </svg>
  );
}

/** The land with its shallow waters, in half pixels of the map. */
function Land({ outline }: { outline: string }) {
  return (
    <g transform="scale(.5)" fill="none" stroke={light.monsoon} strokeLinejoin="round">
      <path d={outline} strokeOpacity=".1" strokeWidth="26" />
      <path d={outline} strokeOpacity=".1" strokeWidth="12" />
      <path d={outline} fill={light.surface} strokeOpacity=".6" strokeWidth=".8" />
    </g>
  );
}
