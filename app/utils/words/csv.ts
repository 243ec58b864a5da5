/**
 * Cells of comma-separated values (RFC 4180) that no spreadsheet takes for a formula: neither at their beginning nor
 * after a character that some program takes for the end of a cell, such as a semicolon, a tab, a bar or a line end.
 */

/** Characters that begin a formula, also in full width, and the apostrophe that disables one. */
const SIGN = String.raw`['=+\-@＝＋－＠]`;
/** The beginning of a cell, or what some program takes for one. */
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

/** The text of a cell before a formula in it was disabled. */
export function plainCell(text: string) {
  return text.replace(DEFUSED, "");
}
