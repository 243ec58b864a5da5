import { email } from "~/models/base/records/email-schema.server";
import { plainCell } from "~/utils/words/csv";
import { cutText } from "~/utils/words/cut-text";
import { trimmed } from "~/utils/words/trimmed";
import { type Standing, statusReader } from "./import-status";
import type { BadLine } from "./subscriber-intake";

/** The addresses of a list, each once and in lower case. */
export type ImportList = {
  emails: string[];
  /** Addresses that, by the list itself, no longer get mail. */
  gone: { email: string; how: "left" | "stopped" }[];
  /** How many never confirmed, and are left out. */
  unconfirmed: number;
  repeated: number;
  bad: BadLine[];
};

type Row = { line: number; cells: string[] };

const DELIMITERS = [",", ";", "\t", "|"];
const DELIMITER_LINE = /^sep=(.)(?:\n|$)/i;
const MAX_SHOWN = 80;
/** Address books have a few dozen columns. */
const MAX_COLUMNS = 200;
const address = email();

/**
 * Reads the addresses of a list: a table with or without headers, from a spreadsheet, an address book or another
 * service, or addresses as people write them down. The column of addresses is found by what it holds.
 */
export async function readImport(source: string): Promise<ImportList> {
  const text = source.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const rows = await rowsOf(text);
  const [first, ...others] = rows;
  const isHeaded = others.length > 0 && !first?.cells.some((cell) => cell.includes("@"));
  return listOf(isHeaded ? readTable(first?.cells ?? [], others) : readLines(rows));
}

type ListedAddress = { line: number; text: string; standing: Standing | { unknown: string } };

/** One address of each row: from the main column, else from the first other column that has one. */
function readTable(allHeaders: string[], rows: Row[]): ListedAddress[] {
  const headers = allHeaders.slice(0, MAX_COLUMNS);
  const counts = headers.map(
    (_, column) => rows.filter(({ cells }) => (cells[column] ?? "").includes("@")).length,
  );
  const columns = counts.flatMap((count, column) => (count > 0 ? column : []));
  // The first address column with at least half as many `@` as the fullest: not a column of notes.
  const main = counts.findIndex((count) => count > 0 && 2 * count >= Math.max(...counts));
  const readStatus = statusReader(headers, rows);
  return rows.map(({ line, cells }) => {
    const column = [main, ...columns].find((one) => cells[one]?.trim());
    const text = addressesIn(cells[column ?? main] ?? "")[0] || cells.join(" ").trim();
    return { line, text, standing: readStatus(cells) };
  });
}

/** Every address of lines without headers. A line without any is reported whole; of several, each that fails. */
function readLines(rows: Row[]): ListedAddress[] {
  return rows.flatMap(({ line, cells }) => {
    const entries = cells.filter((cell) => cell.trim()).flatMap(addressesIn);
    const named = entries.filter((entry) => entry.includes("@"));
    const isList = named.length > 1;
    const told = isList ? entries : named.length === 1 ? named : [cells.join(" ").trim()];
    return told.map((text) => ({ line, text, standing: "active" as const }));
  });
}

/** The addresses in a cell: one, with or without a name before it, or several. */
function addressesIn(cell: string): string[] {
  const text = plainCell(trimmed(cell));
  const [, name = "", bracketed] = /^([^<>]*)<([^<>]+)>$/.exec(text) ?? [];
  // The name may be an address itself; an address with a separator after it is another entry.
  if (bracketed !== undefined && !/@.*[,;|\t]/.test(name)) return [bracketed.trim()];
  if (text.split("@").length <= 2) return [text.replace(/^mailto:/i, "")];
  const pieces = text.split(/[\s,;|]+/).map((piece) => piece.replace(/^<|>$/g, ""));
  return pieces.filter(Boolean);
}

function listOf(found: ListedAddress[]): ImportList {
  const standings = new Map<string, Standing>();
  const bad: BadLine[] = [];
  let repeated = 0;
  for (const { line, text, standing } of found) {
    const read = address.safeParse(text);
    if (!read.success) bad.push(badLine(line, text, read.error.issues[0]?.message ?? ""));
    else if (typeof standing === "object") bad.push(badLine(line, text, unknownStatus(standing)));
    else {
      const known = read.data.toLowerCase();
      const before = standings.get(known);
      if (before) repeated += 1;
      if (!before || WEIGHT[standing] > WEIGHT[before]) standings.set(known, standing);
    }
  }
  const all = [...standings];
  return {
    emails: all.flatMap(([one, standing]) => (standing === "active" ? one : [])),
    gone: all.flatMap(([one, how]) =>
      how === "left" || how === "stopped" ? { email: one, how } : [],
    ),
    unconfirmed: all.filter(([, standing]) => standing === "unconfirmed").length,
    repeated,
    bad,
  };
}

/** An address that is listed twice has the heavier state: whoever left has left, whoever confirmed has confirmed. */
const WEIGHT: Record<Standing, number> = { unconfirmed: 0, active: 1, left: 2, stopped: 3 };

function unknownStatus({ unknown }: { unknown: string }) {
  return `Its status, “${cutText(unknown, MAX_SHOWN)}”, is none that is known here.`;
}

function badLine(line: number, text: string, reason: string): BadLine {
  return { line, text: cutText(text, MAX_SHOWN), reason };
}

/** The rows that hold anything, each with the number of the line that it begins on. */
async function rowsOf(text: string) {
  // Loaded on demand: few need it.
  const { default: Papa } = await import("papaparse");
  const [separating, delimiter = delimiterOf(text)] = DELIMITER_LINE.exec(text) ?? [];
  const rows: Row[] = [];
  let line = separating ? 2 : 1;
  let from = 0;
  const table = withoutQuotedNames(text.slice(separating?.length ?? 0));
  Papa.parse<string[]>(table, {
    delimiter,
    newline: "\n",
    step: ({ data, meta }) => {
      if (data.some((cell) => cell.trim() !== "")) rows.push({ line, cells: data });
      for (; from < meta.cursor; from += 1) if (table[from] === "\n") line += 1;
    },
  });
  return rows;
}

/** Removes names in quotes before an address, as in `"Rao, Asha" <asha@example.com>`: they are no table cells. */
function withoutQuotedNames(text: string) {
  return text.replace(/(^|[,;\t\n])[ ]*"[^"\n]*"[ ]*(?=<[^<>"\n]+>)/g, "$1");
}

/** The most frequent delimiter of the first line that has one. */
function delimiterOf(text: string) {
  const lines = text.split("\n", 100);
  const first = lines.find((line) => DELIMITERS.some((one) => line.includes(one))) ?? "";
  const count = (delimiter: string) => first.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}
