import { hasPosition } from "~/utils/position/position";
import {
  destinationFinder,
  HERE_KM,
  type KnownDestination,
  type KnownPin,
  type KnownPlace,
  nearestFirst,
  stateNamed,
} from "./known-place";

/** Every place once: those with a pin in the order of the road, then the destinations without a pin. */
export function knownPlaces(pins: KnownPin[], destinations: KnownDestination[]): KnownPlace[] {
  const destinationFor = destinationFinder(destinations, HERE_KM);
  const destinationAround = destinationFinder(destinations);
  const destinationOf = new Map(pins.map((pin) => [pin, destinationFor(pin) ?? null]));
  const pinned = pins.map((pin) => {
    const destination = destinationOf.get(pin) ?? null;
    return destination && pinOf(destination, destinationOf) === pin
      ? destinationPlace(destination, pin)
      : pinPlace(pin, destination, destinationAround(pin)?.state);
  });
  const lone = destinations.filter((destination) => !pinOf(destination, destinationOf));
  return [...pinned, ...lone.map((destination) => destinationPlace(destination, null))];
}

const ranks = { current: 0, planned: 1, visited: 2, favorite: 2 };

/** The pin that stands for a destination: the current one, else one still planned, else the nearest. */
function pinOf(
  destination: KnownDestination,
  destinationOf: Map<KnownPin, KnownDestination | null>,
) {
  const own = [...destinationOf].flatMap(([pin, theirs]) => (theirs === destination ? [pin] : []));
  const nearest = nearestFirst(own, destination.coordinates).map(({ place }) => place);
  return [...nearest, ...own.filter((pin) => !nearest.includes(pin))].sort(
    (a, b) => ranks[a.pinType] - ranks[b.pinType],
  )[0];
}

function destinationPlace(destination: KnownDestination, pin: KnownPin | null): KnownPlace {
  return {
    key: `destination:${destination.id}`,
    name: destination.name,
    names: [destination.name, pin?.name ?? [], pin?.city ?? []].flat(),
    description: destination.description,
    state: destination.state || stateNamed(destination.name),
    coordinates: hasPosition(destination.coordinates)
      ? destination.coordinates
      : (pin?.coordinates ?? destination.coordinates),
    destinationId: destination.id,
    pin,
  };
}

function pinPlace(pin: KnownPin, destination: KnownDestination | null, state: string | undefined) {
  return {
    key: `pin:${pin.id}`,
    name: pin.name,
    names: [pin.name, destination ? [] : (pin.city ?? [])].flat(),
    description: pin.description,
    state: state || stateNamed(pin.name),
    coordinates: pin.coordinates,
    destinationId: destination?.id ?? null,
    pin,
  };
}
