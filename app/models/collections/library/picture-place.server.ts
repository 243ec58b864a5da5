import {
  firstPart,
  type KnownPlace,
  NEAR_KM,
  nearestPlace,
} from "~/models/base/places/known-place";
import { listKnownPlaces } from "~/models/base/places/known-place.server";
import { LIMITS } from "~/models/base/records/limits";
import { dayTaken } from "~/models/pictures/picture-day";
import { findPin, updatePin } from "~/models/road/pins/pin.server";
import { type Coordinates, hasPosition } from "~/utils/position/position";
import { type LibraryPicture, listPictures } from "./picture-library.server";

/** How long a picture that came in counts as new. */
const NEW_HOURS = 24;

/** Where a picture was taken, as the places that the owner has written down tell it. */
export type NearPlace = { name: string; km: number };

/** Says of a position which known place it lies near, or `null`. */
export function placeFinder() {
  const places = listKnownPlaces();
  return (position: Coordinates): (NearPlace & { place: KnownPlace }) | null => {
    const nearest = hasPosition(position) ? nearestPlace(places, position) : null;
    if (!nearest || nearest.km > NEAR_KM) return null;
    return { place: nearest.place, name: firstPart(nearest.place.name), km: nearest.km };
  };
}

/** New pictures that stand nowhere yet and lie near the same place: they may belong to its pin. */
export type PlaceOffer = {
  name: string;
  pictureIds: string[];
  nearestKm: number;
  farthestKm: number;
  /** The place's pin; `day` is that of the first picture where the pin has no date of its own yet. */
  pin: { id: string; name: string; day: string | null } | null;
};

/** What can be offered of the pictures that came in during the last day, one offer for each place. */
export function listPlaceOffers(now = new Date()): PlaceOffer[] {
  const findPlace = placeFinder();
  const since = new Date(now.getTime() - NEW_HOURS * 3_600_000);
  const groups = new Map<KnownPlace, { picture: LibraryPicture; km: number }[]>();
  for (const picture of listPictures({ unused: true, since })) {
    const near = findPlace(picture.coordinates);
    if (near) groups.set(near.place, [...(groups.get(near.place) ?? []), { picture, ...near }]);
  }
  return [...groups].map(([place, members]) => ({
    name: firstPart(place.name),
    pictureIds: members.map(({ picture }) => picture.id),
    nearestKm: Math.min(...members.map(({ km }) => km)),
    farthestKm: Math.max(...members.map(({ km }) => km)),
    pin:
      place.pin &&
      pinOffer(
        place.pin,
        members.map(({ picture }) => picture),
      ),
  }));
}

function pinOffer({ id, name }: { id: string; name: string }, pictures: LibraryPicture[]) {
  const days = pictures.flatMap((picture) => dayTaken(picture) ?? []);
  const [first] = days.toSorted();
  return { id, name, day: findPin(id, "owner")?.visitedDate ? null : (first ?? null) };
}

/** Adds pictures to a pin's, in the order they were taken; says how many found room, `null` without a pin. */
export function addPicturesToPin(pinId: string, ids: string[]) {
  const pin = findPin(pinId, "owner");
  if (!pin) return null;
  const images = [...new Set([...pin.images, ...addressesInOrder(ids)])].slice(
    0,
    LIMITS.listEntries,
  );
  updatePin(pinId, { images });
  return images.length - pin.images.length;
}

function addressesInOrder(ids: string[]) {
  return listPictures({ ids })
    .toSorted((a, b) => (a.takenAt?.getTime() ?? 0) - (b.takenAt?.getTime() ?? 0))
    .map(({ url }) => url);
}

/** Gives a pin that has no date the day it was visited; says whether it did. */
export function dateVisit(pinId: string, day: string) {
  const pin = findPin(pinId, "owner");
  return Boolean(pin && !pin.visitedDate && updatePin(pinId, { visitedDate: day }).ok);
}
