import { distanceKm } from "~/utils/position/distance";
import { type Coordinates, hasPosition } from "~/utils/position/position";
import type { PinType } from "~/vocabulary";
import { indianStates } from "./indian-states";

/** The places that the site knows, put together from pins and destinations, and found by name or position. */

const DESTINATION_KM = 25;
/** A little more than that in degrees of latitude (one is 111 km). */
const DESTINATION_DEGREES = DESTINATION_KM / 110;

/** A picture taken within this distance of a place was taken there. */
export const NEAR_KM = 25;

/** A position within this distance of a known place is at that place. */
export const HERE_KM = 10;

type NamedPosition = { name: string; coordinates: Coordinates };

export type DestinationFinder<Known> = (
  pin: NamedPosition & { city: string | null },
) => Known | undefined;

/**
 * Returns a function that finds a pin's destination: the one named like its city (like the pin itself if it has none),
 * else the nearest within `withinKm`. It compares only destinations near the pin's latitude.
 */
export function destinationFinder<Known extends NamedPosition>(
  destinations: Known[],
  withinKm = DESTINATION_KM,
): DestinationFinder<Known> {
  const byName = new Map(
    destinations
      .map((destination) => [firstPart(destination.name), destination] as const)
      .reverse(),
  );
  const northwards = destinations.toSorted((a, b) => a.coordinates.lat - b.coordinates.lat);
  return ({ name, city, coordinates }) => {
    const named = byName.get(city || firstPart(name));
    if (named) return named;
    if (!hasPosition(coordinates)) return undefined;
    const near = northwards.slice(
      countSouthOf(northwards, coordinates.lat - DESTINATION_DEGREES),
      countSouthOf(northwards, coordinates.lat + DESTINATION_DEGREES),
    );
    return nearestFirst(near, coordinates).find(({ km }) => km <= withinKm)?.place;
  };
}

/** Binary search: how many of the places, sorted from south to north, lie south of a latitude. */
function countSouthOf(northwards: NamedPosition[], latitude: number) {
  let [from, to] = [0, northwards.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((northwards[middle]?.coordinates.lat ?? 0) < latitude) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Those with a position, nearest first, each with its distance. */
export function nearestFirst<Placed extends { coordinates: Coordinates }>(
  places: Placed[],
  from: Coordinates,
) {
  return places
    .filter((place) => hasPosition(place.coordinates))
    .map((place) => ({ place, km: distanceKm(place.coordinates, from) }))
    .sort((a, b) => a.km - b.km);
}

/** The name up to its first comma. */
export function firstPart(name: string) {
  return (name.split(",")[0] ?? name).trim();
}

export type KnownPin = {
  id: string;
  name: string;
  city: string | null;
  description: string;
  coordinates: Coordinates;
  pinType: PinType;
};

export type KnownDestination = NamedPosition & { id: string; description: string; state: string };

export type KnownPlace = {
  /** Its value in a form: the destination's, else the pin's. */
  key: string;
  name: string;
  /** All its names, `name` first. */
  names: string[];
  description: string;
  /** The state that it lies in; empty when nothing says so. */
  state: string;
  coordinates: Coordinates;
  destinationId: string | null;
  pin: KnownPin | null;
};

/** The state of India that a name ends with, such as 'Kochi, Kerala'; empty when it names none. */
export function stateNamed(name: string) {
  const last = plainName(name.split(",").at(-1) ?? "");
  return indianStates.find((state) => plainName(state) === last) ?? "";
}

/** The place with this name: the whole of it, else its first part, else any of its parts. */
export function placeNamed(places: KnownPlace[], name: string) {
  const whole = plainName(name);
  const parts = name.split(",").map(plainName).filter(Boolean);
  const called = (wanted: (name: string) => boolean) =>
    places.find((place) => place.names.some(wanted));
  return (
    called((one) => plainName(one) === whole) ??
    called((one) => plainName(firstPart(one)) === parts[0]) ??
    called((one) => parts.includes(plainName(firstPart(one)))) ??
    null
  );
}

/** A name as it is compared: without capitals and superfluous space. */
export function plainName(text: string) {
  return text.trim().replace(/\s+/g, " ").toLowerCase();
}

/** The place whose destination or pin is nearest to a position, and how near; `null` where there is none. */
export function nearestPlace(places: KnownPlace[], position: Coordinates) {
  if (!hasPosition(position)) return null;
  const spots = places.flatMap((place) =>
    [place.coordinates, place.pin?.coordinates ?? []]
      .flat()
      .map((coordinates) => ({ coordinates, place })),
  );
  const [nearest] = nearestFirst(spots, position);
  return nearest ? { place: nearest.place.place, km: nearest.km } : null;
}

/** That place, when it is within so many kilometres. */
export function placeAt(places: KnownPlace[], position: Coordinates, withinKm: number) {
  const nearest = nearestPlace(places, position);
  return nearest && nearest.km <= withinKm ? nearest.place : null;
}
