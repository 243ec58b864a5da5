import { HERE_KM, type KnownPlace, placeAt, stateNamed } from "~/models/base/places/known-place";
import { expectedAndFound, planOf } from "~/models/base/places/road";
import type { Coordinates } from "~/utils/position/position";

/** A place for the traveller to be at. Without a destination or a pin it is known by name and position alone. */
export type MovePlace = Pick<KnownPlace, "name" | "description" | "state" | "coordinates"> & {
  destinationId: string | null;
  pinId: string | null;
  /** Whether a pin is made for a place that has a position but no pin. */
  getsPin: boolean;
  /** The words of the plan, which ends with the arrival; `null` if the place was not planned. */
  expected: string | null;
};

/** A known place as one to move to, with some fields replaced. */
export function asPlace(known: KnownPlace, overrides: Partial<MovePlace> = {}): MovePlace {
  const { name, state, coordinates, destinationId, pin } = known;
  const expected = planOf(pin);
  // The description of a planned place was written before the arrival, so it is labelled as expected.
  const description =
    expected === null ? known.description : expectedAndFound(known.description, "");
  const own = { name, description, state, coordinates, destinationId, pinId: pin?.id ?? null };
  return { ...own, getsPin: true, expected, ...overrides };
}

/** A place without a record; it lies in a destination around it if there is one. */
export function newPlace(name: string, coordinates: Coordinates, places: KnownPlace[]): MovePlace {
  const listed = places
    .filter(({ key, destinationId }) => key === `destination:${destinationId}`)
    .map((destination) => ({ ...destination, pin: null }));
  const around = placeAt(listed, coordinates, HERE_KM);
  return {
    name,
    description: "",
    state: stateNamed(name) || (around?.state ?? ""),
    coordinates,
    destinationId: around?.destinationId ?? null,
    pinId: null,
    getsPin: true,
    expected: null,
  };
}
