import { z } from "zod";
import { LIMITS } from "~/models/base/records/limits";
import { innermost } from "~/utils/schema-parts";
import { cutText } from "~/utils/words/cut-text";

/** A text somewhat too long comes back whole, for its writer to shorten; this many times its limit is kept. */
const KEPT_TIMES = 4;
const MIN_KEPT = 1_000;

/** More entries than any list may have, so that a list with so many is refused. */
const KEPT_ENTRIES = KEPT_TIMES * LIMITS.listEntries;

type Schema = z.ZodObject<z.ZodRawShape>;

/**
 * What was typed into the fields of a schema, and nothing else of the form, no more of each than could be
 * answered with. `cut` names the fields of which more was typed: they are to be refused. Lists, typed as
 * comma-separated text, come as their entries.
 */
export function submittedValues(form: FormData, schema: Schema) {
  const entered = new FormData();
  const cut = new Set<string>();
  for (const [name, field] of Object.entries(schema.shape)) {
    const values = form.getAll(name);
    const kept = isList(field)
      ? listEntries(values, keptLength(field))
      : fieldValues(values, field);
    for (const value of kept.values) entered.append(name, value);
    if (kept.isCut) cut.add(name);
  }
  copyParts(form, schema, entered, cut);
  return { entered, cut };
}

/** The fields that are parts of others: `coordinates.lat`, `tags[0]`. */
function copyParts(form: FormData, schema: Schema, entered: FormData, cut: Set<string>) {
  for (const [name, value] of form) {
    const [whole = ""] = name.split(/[.[]/, 1);
    if (whole === name || !Object.hasOwn(schema.shape, whole)) continue;
    const field = schema.shape[whole] as z.core.$ZodType;
    const kept = fieldValues([value], field);
    // An entry that was emptied is none; the others move up.
    if (isList(field) && name.endsWith("]")) {
      for (const part of kept.values) if (String(part).trim()) entered.append(whole, part);
      if (kept.isCut) cut.add(whole);
      continue;
    }
    for (const part of kept.values) entered.append(name, part);
    if (kept.isCut) cut.add(whole);
  }
}

/**
 * Two values of a field that has one are refused as well as more. Line ends come as two characters; with one, React writes
 * an empty first line of a text area so that it stays, for HTML drops the first.
 */
function fieldValues(values: FormDataEntryValue[], field: z.core.$ZodType) {
  const length = keptLength(field);
  const isCut = values.some((value) => typeof value === "string" && value.length > length);
  const kept = values
    .slice(0, 2)
    .map((value) =>
      typeof value === "string" ? cutText(value.replaceAll("\r\n", "\n"), length) : value,
    );
  return { values: kept, isCut };
}

function listEntries(values: FormDataEntryValue[], length: number) {
  const entries: string[] = [];
  let left = length;
  for (const value of values) {
    if (typeof value !== "string") continue;
    const pieces = cutText(value, Math.max(0, left)).split(",");
    left -= value.length;
    for (const piece of pieces) if (piece.trim()) entries.push(piece.trim());
  }
  return {
    values: entries.slice(0, KEPT_ENTRIES),
    isCut: left < 0 || entries.length > KEPT_ENTRIES,
  };
}

function isList(field: z.core.$ZodType) {
  return innermost(field) instanceof z.ZodArray;
}

/** How many characters of a field are kept: generously more than it may have. */
function keptLength(field: z.core.$ZodType): number {
  const inner = innermost(field);
  if (inner instanceof z.ZodArray) {
    return LIMITS.listEntries * keptLength(inner.element as z.core.$ZodType);
  }
  const limit = inner instanceof z.ZodString ? (inner.maxLength ?? 0) : 0;
  return Math.max(KEPT_TIMES * limit, MIN_KEPT);
}
