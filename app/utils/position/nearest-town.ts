import { countryNamed } from "~/utils/words/countries";
import { distanceKm } from "./distance";
import { type Coordinates, hasPosition } from "./position";

/** A town, and the English name of its country. */
export type Town = { name: string; country: string };

/** Farther away no town says where somebody is. */
const TOWN_KM = 50;
/** More than that in degrees of latitude, of which one is 111 km. */
const TOWN_DEGREES = 0.5;

/**
 * The town nearest to a position, found without a network; `null` in the middle of the sea. The towns are loaded when
 * they are first asked for.
 */
export async function nearestTown(position: Coordinates): Promise<Town | null> {
  if (!hasPosition(position)) return null;
  let nearest: { name: string; code: string; km: number } | null = null;
  for (const [code, lines] of Object.entries(await loadTowns())) {
    for (const line of lines.split("\n")) {
      const [lat = "", lng = "", ...words] = line.split(" ");
      const coordinates = { lat: Number(lat) / 100, lng: Number(lng) / 100 };
      if (Math.abs(coordinates.lat - position.lat) > TOWN_DEGREES) continue;
      const km = distanceKm(coordinates, position);
      if (km <= (nearest?.km ?? TOWN_KM)) nearest = { name: words.join(" "), code, km };
    }
  }
  return nearest && { name: nearest.name, country: countryNamed(nearest.code) };
}

/** The lines `latitude longitude name` of each country's towns, in hundredths of a degree, as `scripts/assets/make-towns.mjs` writes them. */
export async function loadTowns(): Promise<Record<string, string>> {
  const { default: towns } = await import("./towns.json");
  return towns;
}
