import * as Leaflet from "leaflet";

/** Leaflet in the form that its plugins need: one extensible object on `window`. */
const L = { ...Leaflet };
(window as { L?: typeof L }).L = L;

export default L;
