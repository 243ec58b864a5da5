import { type KnownPlace, NEAR_KM } from "~/models/base/places/known-place";
import { listKnownPlaces } from "~/models/base/places/known-place.server";
import { dayTaken, type Taken } from "~/models/pictures/picture-day";
import { containsText } from "~/search/search-words";
import { distanceKm } from "~/utils/position/distance";
import { type Coordinates, hasPosition } from "~/utils/position/position";
import { formatDay } from "~/utils/words/dates";

type Searched = Taken & Record<"alt" | "title" | "fileName", string> & { coordinates: Coordinates };

/** Returns a function that says whether a search for `q` finds a picture: by its words, its day or nearby places. */
export function pictureSearch(q = "") {
  const places = q === "" ? [] : listKnownPlaces();
  return (picture: Searched) => q === "" || containsText(q, searchedWords(picture, places));
}

function searchedWords(picture: Searched, places: KnownPlace[]) {
  const { alt, title, fileName, coordinates } = picture;
  const near = hasPosition(coordinates)
    ? places.filter((place) => distanceKm(place.coordinates, coordinates) < NEAR_KM)
    : [];
  const day = dayTaken(picture);
  const dates = day ? [day, formatDay(day)] : [];
  return [alt, title, fileName, ...dates, ...near.map(({ name }) => name)];
}
