import type { LandPart } from "./land-address";
import { drawOutline } from "./land-outline.server";
import {
  LAND_UNIT,
  MAP,
  type MapFrame,
  project,
  RADIAN,
  scaleOf,
  unproject,
} from "./map-projection";

/** The possible grids in degrees, and the smallest distance between their lines. */
const STEPS = [0.25, 0.5, 1, 2, 5, 10, 15, 30];
const APART_PX = 90;

/** The largest visible part of the map, from left to right. */
const SEEN = { left: 290, right: 1310 };

/**
 * The SVG file with a frame's land, to which maps refer by ids: the land, a grid, and a finer grid. The part around a
 * live map contains only the land.
 */
export async function landFile(frame: MapFrame, part: LandPart) {
  const outline = await drawOutline(frame, part);
  const land = `<path id="land" d="${outline}" transform="scale(${LAND_UNIT})"/>`;
  const grids = part === "map" ? gridsOf(frame) : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP.width} ${MAP.height}" aria-hidden="true">${land}${grids}</svg>\n`;
}

function gridsOf(frame: MapFrame) {
  const pixels = scaleOf(frame) * RADIAN;
  const found = STEPS.findIndex((step) => step * pixels >= APART_PX);
  const index = found < 0 ? STEPS.length - 1 : found;
  const [step = 30, finer = step] = [STEPS[index], STEPS[index - 1]];
  return gridPath("grid", frame, step) + gridPath("fine", frame, finer);
}

function gridPath(id: string, frame: MapFrame, step: number) {
  return `<path id="${id}" d="${straightLines(frame, step)}" vector-effect="non-scaling-stroke"/>`;
}

function straightLines(frame: MapFrame, step: number) {
  const { left, right } = SEEN;
  const from = unproject(frame, { x: left, y: MAP.height });
  const to = unproject(frame, { x: right, y: 0 });
  const meridians = multiples(step, from.lng, to.lng).map((lng) => {
    const way = (lng - frame.lng) * RADIAN * scaleOf(frame);
    return `M${Math.round((MAP.width / 2 + way) * 10) / 10} 0V${MAP.height}`;
  });
  const parallels = multiples(step, from.lat, to.lat).map(
    (lat) => `M${left} ${project(frame, { lat, lng: frame.lng }).y}H${right}`,
  );
  return [...meridians, ...parallels].join("");
}

function multiples(step: number, from: number, to: number) {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}
