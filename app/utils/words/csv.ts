/**
 * Cells of comma-separated values (RFC 4180), in which no spreadsheet finds a formula: neither at the beginning nor after
 * what another program may take for the end of a cell, a semicolon, a tab, a bar or a line end.
 */

/** What spreadsheets take for the beginning of a formula, also in full width; and the mark that keeps them from it. */
const SIGN = String.raw`['=+\-@＝＋－＠]`;
/** Where a cell begins, or what some program takes for one. */
const BEGINS = String.raw`(?<=(?:^|[;\t|\n\v\f\r\u0085\u2028\u2029])[\s"]*)`;
const BEGINS_FORMULA = new RegExp(`(?=${SIGN})${BEGINS}`, "g");
const DEFUSED = new RegExp(`'(?=${SIGN})(?<=${BEGINS}')`, "g");

function cell(value: string | null) {
  const defused = (value ?? "").replace(BEGINS_FORMULA, "'");
  return /[",;\t|\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}

/** One record, with its line end. */
export function csvLine(cells: (string | null)[]) {
  return `${cells.map(cell).join(",")}\r\n`;
}

/** What a cell said before it was defused. */
export function plainCell(text: string) {
  return text.replace(DEFUSED, "");
}
