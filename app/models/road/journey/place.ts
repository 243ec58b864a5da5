import { HERE_KM, type KnownPlace, placeAt, stateNamed } from "~/models/base/places/known-place";
import { expectedAndFound, planOf } from "~/models/base/places/road";
import type { Coordinates } from "~/utils/position/position";

/** A place to be at; without a destination or a pin of its own it is known by its name and position alone. */
export type MovePlace = Pick<KnownPlace, "name" | "description" | "state" | "coordinates"> & {
  destinationId: string | null;
  pinId: string | null;
  /** Whether a place that has a position and no pin gets one. */
  getsPin: boolean;
  /** The words of its plan, which ends with the arrival; `null` where it was not planned. */
  expected: string | null;
};

/** A known place as somewhere to be, with overrides. */
export function asPlace(known: KnownPlace, overrides: Partial<MovePlace> = {}): MovePlace {
  const { name, state, coordinates, destinationId, pin } = known;
  const expected = planOf(pin);
  // Whatever is known of a planned place was written before she came there.
  const description =
    expected === null ? known.description : expectedAndFound(known.description, "");
  const own = { name, description, state, coordinates, destinationId, pinId: pin?.id ?? null };
  return { ...own, getsPin: true, expected, ...overrides };
}

/** A place that no record stands for; it lies in the destination around it, where these have one. */
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
