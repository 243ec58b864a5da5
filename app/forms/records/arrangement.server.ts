import { LIMITS } from "~/models/base/records/limits";

/** A medium in the order that the owner gave it. */
export type ArrangedRow = { id: string; version: number; caption: string };

/**
 * The media of a collection as a form has them: `order` holds `id version` and `caption` its words, one of each
 * for every row from top to bottom; `up` and `down` name a row that goes one place further.
 */
export function readArrangement(form: FormData): ArrangedRow[] {
  const captions = form.getAll("caption").map(String);
  const rows = form.getAll("order").map((value, index) => {
    const [id = "", version] = String(value).split(" ");
    const caption = (captions[index] ?? "").replaceAll("\r\n", "\n").trim();
    return { id, version: Number(version), caption };
  });
  return moved(moved(rows, form.get("up"), -1), form.get("down"), 1);
}

function moved(rows: ArrangedRow[], id: unknown, step: number) {
  const from = rows.findIndex((row) => row.id === id);
  const to = from + step;
  if (from < 0 || to < 0 || to >= rows.length) return rows;
  const order = [...rows];
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}

/** What is wrong with the captions, if anything is. */
export function badCaptions(rows: ArrangedRow[]) {
  const index = rows.findIndex(({ caption }) => caption.length > LIMITS.caption);
  if (index < 0) return null;
  return `Caption ${index + 1} is too long: at most ${LIMITS.caption} characters.`;
}
