import { email } from "~/models/records/value-schemas";
import { plainCell } from "~/utils/csv";
import type { BadLine } from "./subscriber-intake";

/** What a list of addresses holds: each one once, in small letters. */
export type ImportList = { emails: string[]; repeated: number; bad: BadLine[] };

const DELIMITERS = [",", ";", "\t", "|"];
const HEADER = /^(e-?mail([ _-]?address)?|address)$/i;
const MAX_SHOWN = 80;
const address = email();

/** Reads comma-separated values, or an address a line; the column is the one headed `email`, else the first. */
export async function readImport(source: string): Promise<ImportList> {
  const text = source.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const all = await rowsOf(text);
  const rows = all.filter(({ cells }) => cells.some((one) => one.trim() !== ""));
  const headed = rows[0]?.cells.findIndex((one) => HEADER.test(one.trim())) ?? -1;
  const column = Math.max(0, headed);
  const emails = new Set<string>();
  const bad: BadLine[] = [];
  let repeated = 0;
  for (const { line, cells } of rows.slice(headed < 0 ? 0 : 1)) {
    const written = plainCell((cells[column] ?? "").trim());
    const read = address.safeParse(written);
    const known = read.data?.toLowerCase() ?? "";
    if (!read.success) bad.push(badLine(line, written, read.error.issues[0]?.message ?? ""));
    else if (emails.has(known)) repeated += 1;
    else emails.add(known);
  }
  return { emails: [...emails], repeated, bad };
}

function badLine(line: number, text: string, reason: string): BadLine {
  return { line, text: text.slice(0, MAX_SHOWN), reason };
}

/** The rows, each with the number of the line that it begins on. */
async function rowsOf(text: string) {
  // Not with the program: few need it.
  const { default: Papa } = await import("papaparse");
  const rows: { line: number; cells: string[] }[] = [];
  let line = 1;
  let from = 0;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    newline: "\n",
    step: ({ data, meta }) => {
      rows.push({ line, cells: data });
      for (; from < meta.cursor; from += 1) if (text[from] === "\n") line += 1;
    },
  });
  return rows;
}

/** The one that the first line has most of. */
function delimiterOf(text: string) {
  const [first = ""] = text.trimStart().split("\n", 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}
