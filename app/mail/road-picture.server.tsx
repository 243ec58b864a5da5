import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { importPicture } from "~/models/collections/library/picture-intake.server";
import { pictureAddress } from "~/models/pictures/picture";
import { uploadsFolder } from "~/models/pictures/picture-files.server";
import { askPictureProcess } from "~/models/pictures/picture-process.server";
import { journeyFrames } from "~/models/road/line/journey-frames.server";
import { inOwnColours } from "~/utils/colours/own-colours";
import type { Coordinates } from "~/utils/position/position";
import { RoadPicture } from "./road-drawing.server";

type Road = { line: Coordinates[]; behind: Coordinates[]; alt: string; fileName: string };

/** Draws a stretch of road into the library; the picture's address. The same road gives the same picture. */
export async function addRoadPicture({ line, behind, alt, fileName }: Road) {
  const { narrow, wide = narrow } = journeyFrames();
  const drawing = renderToStaticMarkup(<RoadPicture frame={wide} line={line} behind={behind} />);
  const svg = inOwnColours(drawing);
  await mkdir(uploadsFolder, { recursive: true });
  const file = join(uploadsFolder, randomUUID());
  try {
    await askPictureProcess({ kind: "draw", svg, to: file }, "owner");
    return pictureAddress(await importPicture(file, { alt, fileName, isDrawn: true }));
  } finally {
    await rm(file, { force: true });
  }
}
