import { LIMITS } from "~/models/base/records/limits";
import { trimmed } from "~/utils/words/trimmed";

/** A medium at its place in the owner's order. */
export type ArrangedRow = { id: string; version: number; caption: string };

/**
 * The media of a collection in a form's order. Each row has `order` with its id and version, `caption`, and `place`
 * with its number. A row with a changed number moves beside the row that had that number; rows with the same new number
 * keep their order.
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

/** The entered number, else that of the row. */
function placeOf(entered = "", index: number) {
  const place = Number.parseFloat(entered);
  return Number.isFinite(place) ? place : index + 1;
}

/** The message about a caption that is too long, or `null`. */
export function badCaptions(rows: ArrangedRow[]) {
  const index = rows.findIndex(({ caption }) => caption.length > LIMITS.caption);
  if (index < 0) return null;
  return `Caption ${index + 1} is too long: at most ${LIMITS.caption} characters.`;
}
