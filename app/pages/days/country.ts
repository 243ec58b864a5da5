import { MAP } from "~/map-drawing/map-projection";
import { NARROW } from "~/map-drawing/sheet-windows";

/** What a small map shows of the journey's sheet: the whole journey, as on a phone. */
export const COUNTRY = {
  x: NARROW.left,
  y: 0,
  width: NARROW.right - NARROW.left,
  height: MAP.height,
};
