import { LIMITS } from "~/models/base/records/limits";
import { trimmed } from "~/utils/words/trimmed";

/** A medium in the order that the owner gave it. */
export type ArrangedRow = { id: string; version: number; caption: string };

/**
 * The media of a collection as a form has them, of each row one: `order` with its `id version`, `caption` with its words
 * and `place` with the number by which it is ordered. A number that was changed is where its row comes to stand,
 * beside the row that had it; rows that were given the same one keep their order.
 */
export function readArrangement(form: FormData): ArrangedRow[] {
  const captions = form.getAll("caption").map(String);
  const places = form.getAll("place").map(String);
  const rows = form.getAll("order").map((value, index) => {
    const [id = "", version] = String(value).split(" ");
    const caption = trimmed((captions[index] ?? "").replaceAll("\r\n", "\n"));
    const place = placeOf(places[index], index);
    return {
      place,
      went: Math.sign(place - index - 1),
      row: { id, version: Number(version), caption },
    };
  });
  return rows
    .toSorted((one, other) => one.place - other.place || one.went - other.went)
    .map(({ row }) => row);
}

/** The number that was entered, else that of the row. */
function placeOf(entered = "", index: number) {
  const place = Number.parseFloat(entered);
  return Number.isFinite(place) ? place : index + 1;
}

/** What is wrong with the captions, if anything is. */
export function badCaptions(rows: ArrangedRow[]) {
  const index = rows.findIndex(({ caption }) => caption.length > LIMITS.caption);
  if (index < 0) return null;
  return `Caption ${index + 1} is too long: at most ${LIMITS.caption} characters.`;
}
