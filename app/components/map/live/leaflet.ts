import * as Leaflet from "leaflet";

/** Leaflet as its plugins know it: one object, which they find in the window and add themselves to. */
const L = { ...Leaflet };
(window as { L?: typeof L }).L = L;

export default L;
