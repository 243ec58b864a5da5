/** Where the live map has its pins from. */
export const MAP_PINS = "/map-pins.json";
