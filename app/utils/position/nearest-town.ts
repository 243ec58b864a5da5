import { countryNamed } from "~/utils/words/countries";
import { distanceKm } from "./distance";
import { type Coordinates, hasPosition } from "./position";

/** A town, and the English name of its country. */
export type Town = { name: string; country: string };

/** A town farther away than this does not describe a position. */
const TOWN_KM = 50;
/** More than that distance in degrees of latitude; one degree is 111 km. */
const TOWN_DEGREES = 0.5;

/**
 * The town nearest to a position, found without a network; `null` if none is near. The towns are loaded at the first
 * call.
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

/** Each country's towns: lines `latitude longitude name`, in hundredths of a degree (`make-towns.mjs`). */
export async function loadTowns(): Promise<Record<string, string>> {
  const { default: towns } = await import("./towns.json");
  return towns;
}
