export type Coordinates = { lat: number; lng: number };

export const NO_POSITION: Coordinates = { lat: 0, lng: 0 };

/** Exactly 0, 0 stands for 'no position'. */
export function hasPosition(coordinates: Coordinates) {
  return coordinates.lat !== 0 || coordinates.lng !== 0;
}

/** The position rounded to about a metre, which makes it short. */
export function toMetres({ lat, lng }: Coordinates): Coordinates {
  return { lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) };
}

/** The place in an external maps service. */
export function mapsUrl({ lat, lng }: Coordinates) {
  return `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`;
}

/** A route to the place in an external maps service. */
export function directionsUrl({ lat, lng }: Coordinates) {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
}

/** A search for a place's name in an external maps service. */
export function mapsSearchUrl(query: string) {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
