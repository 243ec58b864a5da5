import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { positionOf } from "~/models/base/records/shared-columns";
import { pictureAddress } from "~/models/pictures/picture";
import { withPictures } from "~/models/pictures/picture.server";
import { dayTaken } from "~/models/pictures/picture-day";
import { isUnused } from "~/models/pictures/picture-uses.server";
import type { Coordinates } from "~/utils/position/position";
import { formatDay } from "~/utils/words/dates";
import { db } from "~db/client.server";
import { pictures } from "~db/schema/pictures";
import type { ChoiceQuery } from "./picture-choice";
import { placeFinder } from "./picture-place.server";
import { pictureSearch } from "./picture-search.server";

/** Divisible by two, three, four and six, so that every row is full. */
const CHOICE_PICTURES = 24;

const columns = {
  id: pictures.id,
  width: pictures.width,
  height: pictures.height,
  alt: pictures.alt,
  title: pictures.title,
  fileName: pictures.fileName,
  takenAt: pictures.takenAt,
  takenOffset: pictures.takenOffset,
  coordinates: positionOf(pictures),
  endsEarly: pictures.endsEarly,
  isUnused: isUnused.mapWith(Boolean) as SQL<boolean>,
};

/** All photographs, newest first, each with the day and the place of it. */
function readPhotographs() {
  const findPlace = placeInCell();
  const rows = db
    .select(columns)
    .from(pictures)
    .where(and(isNull(pictures.deletedAt), eq(pictures.isDrawn, false)))
    .orderBy(desc(pictures.createdAt), desc(sql`rowid`))
    .all();
  return rows.map((row) => ({ ...row, day: dayTaken(row), near: findPlace(row.coordinates) }));
}

type Photograph = ReturnType<typeof readPhotographs>[number];

/** Finds the known place near a position, once for each square kilometre: photographs come in clusters. */
function placeInCell() {
  const findPlace = placeFinder();
  const found = new Map<string, ReturnType<typeof findPlace>>();
  return (position: Coordinates) => {
    const cell = `${position.lat.toFixed(2)} ${position.lng.toFixed(2)}`;
    const known = found.get(cell);
    if (known !== undefined) return known;
    const place = findPlace(position);
    found.set(cell, place);
    return place;
  };
}

/** A page of the photographs that can be chosen, with the days and the places that there are photographs of. */
export function pageOfChoice(asked: ChoiceQuery) {
  const all = readPhotographs();
  const found = all.filter(matching(asked));
  const ordered =
    asked.order === "unused"
      ? found.toSorted((one, other) => Number(other.isUnused) - Number(one.isUnused))
      : found;
  const pages = Math.max(1, Math.ceil(found.length / CHOICE_PICTURES));
  // The list may have become shorter since its page was named.
  const page = Math.min(asked.page, pages);
  const shown = ordered.slice((page - 1) * CHOICE_PICTURES, page * CHOICE_PICTURES);
  return {
    asked,
    days: counts(all, ({ day }) => day && { value: day, label: formatDay(day) }).sort(
      (one, other) => other.value.localeCompare(one.value),
    ),
    places: counts(all, ({ near }) => near && { value: near.place.key, label: near.name }),
    total: found.length,
    page,
    pages,
    pictures: withPictures(shown.map(view), ({ url }) => url),
  };
}

export type ChoicePage = ReturnType<typeof pageOfChoice>;

function matching({ q, day, place }: ChoiceQuery) {
  const isFound = pictureSearch(q);
  return (photograph: Photograph) =>
    (day === "" || photograph.day === day) &&
    (place === "" || photograph.near?.place.key === place) &&
    isFound(photograph);
}

type Option = { value: string; label: string };

/** The options that the photographs have, each with how many have it. */
function counts(all: Photograph[], optionOf: (photograph: Photograph) => Option | null | "") {
  const found = new Map<string, Option & { count: number }>();
  for (const photograph of all) {
    const option = optionOf(photograph);
    if (!option) continue;
    const count = (found.get(option.value)?.count ?? 0) + 1;
    found.set(option.value, { ...option, count });
  }
  return [...found.values()];
}

/** The fields of a photograph that the chooser gets, named as in `/api/media`. */
function view({ fileName, takenOffset: _offset, near, ...photograph }: Photograph) {
  const { alt, title, takenAt } = photograph;
  return {
    ...photograph,
    url: pictureAddress(photograph),
    takenAt: takenAt?.toISOString() ?? null,
    name: title || alt || fileName || "photo",
    place: near?.name ?? null,
  };
}
