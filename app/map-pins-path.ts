/** The address of the live map's pins. */
export const MAP_PINS = "/map-pins.json";
