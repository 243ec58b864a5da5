/** Cells of comma-separated values (RFC 4180), in which no spreadsheet finds a formula. */

/** What spreadsheets take for the beginning of a formula; and the mark that keeps them from it, so that it can be told apart. */
const BEGINS_FORMULA = /^['=+\-@\t\r]/;
const DEFUSED = /^'(?=['=+\-@\t\r])/;

function cell(value: string | null) {
  const text = value ?? "";
  const defused = BEGINS_FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}

/** One record, with its line end. */
export function csvLine(cells: (string | null)[]) {
  return `${cells.map(cell).join(",")}\r\n`;
}

/** What a cell said before it was defused. */
export function plainCell(text: string) {
  return text.replace(DEFUSED, "");
}
