import type { KnownPlace } from "~/models/base/places/known-place";
import { listKnownPlaces } from "~/models/base/places/known-place.server";
import { REPEATED, recordSaved, wasSaved } from "~/models/base/records/idempotency.server";
import { invalid, type Saved, saved } from "~/models/base/records/result";
import { type Coordinates, hasPosition, NO_POSITION } from "~/utils/position/position";
import { transact } from "~db/client.server";
import type { CheckInInput } from "./check-in";
import { moveTo } from "./move-to.server";
import { asPlace, type MovePlace, newPlace } from "./place";
import { placeMeant } from "./place-of-change";

/** Decimals of a degree that are about a kilometre. */
const ROUNDED_DECIMALS = 2;

/** What a check-in's form sends beside its fields. `country` is that of a new place without a pin near. */
type SentForm = { idempotencyKey: string | null; at: Date; country?: string };

/**
 * 'I am here': moves the traveller to a known place, or to a new one by its name, once for each idempotency key.
 * Returns the name of the place.
 */
export function checkIn(input: CheckInInput, { idempotencyKey, at, country = "" }: SentForm) {
  return transact((): Saved<string> | typeof REPEATED => {
    if (wasSaved(idempotencyKey)) return REPEATED;
    const place = placeOf(input);
    if (typeof place === "string") return invalid("place", place);
    const description = input.currentLocationDescription || undefined;
    moveTo(place, {
      given: description ? { currentLocationDescription: description } : {},
      found: description,
      rule: input.shown ?? undefined,
      at,
      country,
    });
    recordSaved(idempotencyKey);
    return saved(place.name);
  });
}

/** The place of the form, or what is wrong with it. */
function placeOf(input: CheckInInput): MovePlace | string {
  const name = input.name ?? "";
  const places = listKnownPlaces();
  const position = positionOf(input);
  const meant = name
    ? placeMeant(places, null, { name, coordinates: hasPosition(position) ? position : null })
    : null;
  const known =
    meant?.kind === "known" ? meant.place : name ? undefined : placeChosen(places, input.place);
  if (known) {
    // At a known place only that place's own position is shown, nothing more exact.
    return asPlace(known, {
      ...(name ? { name } : {}),
      ...(hasPosition(known.coordinates) ? {} : { coordinates: position }),
    });
  }
  if (name) return newPlace(name, position, places);
  return "This place no longer exists: choose another.";
}

/** A pin that was given a destination after the form was opened has the destination's key now. */
function placeChosen(places: KnownPlace[], chosen: string | null | undefined) {
  return places.find(({ key, pin }) => key === chosen || (pin && `pin:${pin.id}` === chosen));
}

function positionOf({ coordinates, isRounded }: CheckInInput): Coordinates {
  const { lat, lng } = coordinates ?? NO_POSITION;
  const round = (degrees: number) => Number(degrees.toFixed(ROUNDED_DECIMALS));
  return isRounded ? { lat: round(lat), lng: round(lng) } : { lat, lng };
}
