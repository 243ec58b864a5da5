import { MAP } from "~/map-drawing/map-projection";

/** What a small map shows of the journey's map: the country. */
export const COUNTRY = { x: 640, y: 0, width: 320, height: MAP.height };
