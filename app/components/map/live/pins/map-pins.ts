import { MAP_PINS } from "~/map-pins-path";
import type { MapPin } from "~/models/road/pins/map-pin";
import { fetchJson } from "~/utils/http/fetch-json";

let early: Promise<MapPin[]> | null = null;

function fetchPins() {
  return fetchJson<MapPin[]>(MAP_PINS);
}

/** Starts to load the pins while the live map's code is loading. */
export function askForMapPins() {
  early = fetchPins();
  // Handled when they are used; without this an unused failure would be an unhandled rejection.
  early.catch(() => {});
}

/** The pins of the live map: once those that were loaded early, later the present ones. */
export function loadMapPins() {
  const pins = early ?? fetchPins();
  early = null;
  return pins;
}
