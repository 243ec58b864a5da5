import { listPlaceChoices } from "~/models/base/places/known-place.server";
import { withPictures } from "~/models/pictures/picture.server";
import { hasPosition } from "~/utils/position/position";
import type { LibraryAddress } from "./library-query";
import {
  findPicture,
  type LibraryPicture,
  listPictures,
  pageOfPictures,
} from "./picture-library.server";
import { placeFinder } from "./picture-place.server";

/** Fills whole rows of two, three, four and six. */
const GRID_PICTURES = 48;
/** Few enough to scroll through with a thumb in a short wait. */
const DESCRIBED_AT_ONCE = 12;

/** The grid and the places to choose from; `null` beyond its last page. */
export function libraryPage(asked: LibraryAddress) {
  const found = pageOfPictures(asked, asked.page, GRID_PICTURES);
  if (!found) return null;
  const places = listPlaceChoices()
    .filter(({ coordinates }) => hasPosition(coordinates))
    .map(({ key, label }) => ({ key, label }));
  return { ...found, pictures: viewAll(found.pictures), places };
}

/** The pictures that wait for a description, a few at a time; `null` beyond the last page. */
export function undescribedPage(page: number) {
  const found = pageOfPictures({ undescribed: true }, page, DESCRIBED_AT_ONCE);
  return found && { ...found, pictures: viewAll(found.pictures) };
}

export function picturePage(id: string) {
  const picture = findPicture(id);
  return picture && (viewAll([picture])[0] ?? null);
}

/** Those of these pictures that there are, in the order asked for. */
export function selectedPictures(ids: string[]) {
  const found = new Map(listPictures({ ids }).map((picture) => [picture.id, picture]));
  return viewAll(ids.flatMap((id) => found.get(id) ?? []));
}

/** Each with its picture and the place that it was taken near to. */
function viewAll(pictures: LibraryPicture[]) {
  const findPlace = placeFinder();
  return withPictures(pictures, ({ url }) => url).map((picture) => {
    const found = findPlace(picture.coordinates);
    return { ...picture, near: found && { name: found.name, km: found.km } };
  });
}

export type LibraryView = ReturnType<typeof viewAll>[number];
