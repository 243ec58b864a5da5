import {
  firstPart,
  type KnownPlace,
  NEAR_KM,
  nearestFirst,
} from "~/models/base/places/known-place";
import { listKnownPlaces } from "~/models/base/places/known-place.server";
import { listHiddenMoves } from "~/models/base/places/moves.server";
import { isReached } from "~/models/base/places/road";
import { positionOf } from "~/models/base/records/shared-columns";
import { findCapture } from "~/models/pictures/picture-capture.server";
import { nameOf } from "~/models/road/journey/hidden-moves.server";
import { getHere } from "~/models/road/journey/journey.server";
import { type Coordinates, hasPosition } from "~/utils/position/position";
import { NEXT_MOVE } from "~/vocabulary";
import { privateSettings } from "~/words";

/** The stored fields of a moment that reveal where she is. */
type Stored = { place?: string | null; coordinates: Coordinates; picture?: string | null };
type MomentPlaces = { place: string | null; positions: Coordinates[] };
type Spot = { names: string[]; coordinates: Coordinates };

/**
 * The move that a moment has to wait for, so as not to reveal it: the hidden move to its place, or the next move if
 * moves are hidden and none has led to its place yet. `null` if the moment reveals nothing new.
 */
export function moveRevealedBy({ place = null, coordinates, picture }: Stored) {
  const positions = [coordinates, findCapture(picture)?.coordinates ?? []].flat();
  const places = { place, positions: positions.filter(hasPosition) };
  const hidden = listHiddenMoves().findLast((move) =>
    isAt({ names: [move.currentLocation, nameOf(move)], coordinates: positionOf(move) }, places),
  );
  if (hidden) return hidden.id;
  return privateSettings().hereShown !== "at-once" && revealsNewPlace(places) ? NEXT_MOVE : null;
}

/** Whether the moment reveals a place at which readers do not know her to have been. */
function revealsNewPlace(places: MomentPlaces) {
  const here = getHere();
  const known = listKnownPlaces("public").filter(({ pin }) => pin && isReached(pin));
  const spots: Spot[] = [
    ...known.flatMap(spotsOf),
    ...(here ? [{ names: [here.name], ...here }] : []),
  ];
  const isNamed = spots.some((spot) => names(spot, places.place));
  if (places.positions.length > 0) {
    const ahead = listKnownPlaces("owner", "public").filter(({ pin }) => !pin || !isReached(pin));
    const namesAnother =
      !isNamed && ahead.flatMap(spotsOf).some((spot) => names(spot, places.place));
    return namesAnother || places.positions.some((at) => !spots.some((spot) => isNear(spot, at)));
  }
  return places.place !== null && !isNamed;
}

function spotsOf({ names, coordinates, pin }: KnownPlace): Spot[] {
  return [coordinates, pin?.coordinates ?? []].flat().map((spot) => ({ names, coordinates: spot }));
}

function isAt(spot: Spot, { place, positions }: MomentPlaces) {
  return names(spot, place) || positions.some((position) => isNear(spot, position));
}

function names(spot: Spot, place: string | null) {
  return place !== null && spot.names.some((name) => firstPart(name) === firstPart(place));
}

function isNear(spot: Spot, position: Coordinates) {
  const [nearest] = nearestFirst([spot], position);
  return nearest !== undefined && nearest.km <= NEAR_KM;
}
