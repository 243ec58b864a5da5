import { MAP } from "~/map-drawing/map-projection";
import { NARROW } from "~/map-drawing/sheet-windows";

/** The part of the journey's map that a small map shows: the whole journey, as on a phone. */
export const COUNTRY = {
  x: NARROW.left,
  y: 0,
  width: NARROW.right - NARROW.left,
  height: MAP.height,
};
