import type { KnownPlace } from "~/models/base/places/known-place";
import { expectedAndFound, planOf } from "~/models/base/places/plan";

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

/** A place that no record stands for. */
export function newPlace(
  own: Pick<MovePlace, "name" | "description" | "state" | "coordinates">,
): MovePlace {
  return { ...own, destinationId: null, pinId: null, getsPin: true, expected: null };
}
