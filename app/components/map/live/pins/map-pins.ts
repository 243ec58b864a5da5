import { MAP_PINS } from "~/map-pins-path";
import type { MapPin } from "~/models/road/pins/map-pin";
import { fetchJson } from "~/utils/http/fetch-json";

let early: Promise<MapPin[]> | null = null;

function fetchPins() {
  return fetchJson<MapPin[]>(MAP_PINS);
}

/** Asks for the pins while the live map's code is on its way. */
export function askForMapPins() {
  early = fetchPins();
  // Who takes them is told; nobody may be there to take them.
  early.catch(() => {});
}

/** The pins of the live map: those asked for early, once, else as they are now. */
export function loadMapPins() {
  const pins = early ?? fetchPins();
  early = null;
  return pins;
}
