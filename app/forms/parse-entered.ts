import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { readPosition } from "~/utils/position/position-text";
import { innermost } from "~/utils/schema-parts";
import { submittedValues } from "./submitted-values";

/**
 * Parses a whole form with a model's schema, on the site and, without a connection, on the device. A form always sends
 * all of its fields, so an absent or empty field was cleared: `null`, or `false` for a checkbox. `problems` are further
 * errors by field that the values themselves do not show.
 */
export function parseEntered<Shape extends z.ZodRawShape>(
  form: FormData,
  schema: z.ZodObject<Shape>,
  problems: ReadonlyMap<string, string[]> = new Map(),
) {
  readPositions(form, schema);
  const { entered, cut } = submittedValues(form, schema);
  dropEmptyPositions(entered, schema);
  const all = new Map([...problems].filter(([name]) => name in schema.shape));
  for (const name of cut) all.set(name, [CUT]);
  const submission = parseWithZod(entered, { schema: refusing(schema, all) });
  if (submission.status !== "success") return { ok: false as const, submission };
  return { ok: true as const, submission, value: completed(submission.value, schema) };
}

const CUT = "This is far too long; only its beginning is still here.";

/** The schema, extended to refuse the fields in `problems`. */
function refusing<Schema extends z.ZodObject>(schema: Schema, problems: Map<string, string[]>) {
  const all = [...problems].flatMap(([name, messages]) =>
    messages.map((message) => ({ name, message })),
  );
  return all.reduce(
    // Added whatever else is wrong, because a refused file is not sent again.
    (refused, { name, message }) =>
      refused.refine(() => false, { error: message, path: [name], when: () => true }),
    schema,
  );
}

function completed<Value extends Record<string, unknown>>(
  value: Value,
  schema: z.ZodObject<z.ZodRawShape>,
): Value {
  const absent = Object.entries(schema.shape)
    .filter(([key]) => value[key] === undefined)
    .map(([key, field]) => [key, innermost(field) instanceof z.ZodBoolean ? false : null]);
  return { ...value, ...Object.fromEntries(absent) };
}

/** Converts pasted coordinates to numbers. */
function readPositions(form: FormData, schema: z.ZodObject<z.ZodRawShape>) {
  for (const key of Object.keys(schema.shape)) {
    const [lat, lng] = [form.get(`${key}.lat`), form.get(`${key}.lng`)];
    if (typeof lat !== "string" || typeof lng !== "string") continue;
    const isPlain = [lat, lng].every((text) => text === "" || Number.isFinite(Number(text)));
    if (isPlain) continue;
    const read = readPosition(lat, lng);
    form.set(`${key}.lat`, read.lat);
    form.set(`${key}.lng`, read.lng);
  }
}

/** Coordinates with both numbers empty are absent, not half a position. */
function dropEmptyPositions(form: FormData, schema: z.ZodObject<z.ZodRawShape>) {
  for (const [key, field] of Object.entries(schema.shape)) {
    const inner = innermost(field);
    if (!(inner instanceof z.ZodObject)) continue;
    const names = Object.keys(inner.shape).map((part) => `${key}.${part}`);
    if (names.some((name) => form.get(name))) continue;
    for (const name of names) form.delete(name);
  }
}
