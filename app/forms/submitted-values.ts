import { z } from "zod";
import { LIMITS } from "~/models/base/records/limits";
import { innermost } from "~/utils/schema-parts";
import { cutText } from "~/utils/words/cut-text";

/** A text up to this many times its limit comes back whole, so that its writer can shorten it. */
const KEPT_TIMES = 4;
const MIN_KEPT = 1_000;

/** More entries than any list may have, so that a list with that many is still refused. */
const KEPT_ENTRIES = KEPT_TIMES * LIMITS.listEntries;

type Schema = z.ZodObject<z.ZodRawShape>;

/**
 * The typed values for a schema's fields, and no others, each cut to what can be sent back. `cut` names the fields that
 * were cut, which must be refused. A list that was typed as comma-separated text becomes its entries.
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

/** Fields that are parts of others: `coordinates.lat`, `tags[0]`. */
function copyParts(form: FormData, schema: Schema, entered: FormData, cut: Set<string>) {
  for (const [name, value] of form) {
    const [whole = ""] = name.split(/[.[]/, 1);
    if (whole === name || !Object.hasOwn(schema.shape, whole)) continue;
    const field = schema.shape[whole] as z.core.$ZodType;
    const kept = fieldValues([value], field);
    // An emptied entry is dropped, and the others move up.
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
 * The values of a field, at most two, which is enough to refuse a field with several. `\r\n` becomes `\n`: React then
 * adds a newline at the start of a text area to keep an empty first line, which HTML would drop.
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

/** The most characters that are kept of a field, which is several times its limit. */
function keptLength(field: z.core.$ZodType): number {
  const inner = innermost(field);
  if (inner instanceof z.ZodArray) {
    return LIMITS.listEntries * keptLength(inner.element as z.core.$ZodType);
  }
  const limit = inner instanceof z.ZodString ? (inner.maxLength ?? 0) : 0;
  return Math.max(KEPT_TIMES * limit, MIN_KEPT);
}
