import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { z } from "zod";
import type { FieldErrors } from "~/models/base/records/result";
import { readPosition } from "~/utils/position/position-text";
import { innermost } from "~/utils/schema-parts";
import { pictureProblems } from "./pictures/received-pictures.server";
import { submittedValues } from "./submitted-values.server";

/** A collection of several hundred photos is arranged in one form, with three fields of each. */
const MAX_FIELDS = 3_000;
const URL_ENCODED = "application/x-www-form-urlencoded";
const MAX_LIST_INDEX = 200;
const MAX_DEPTH = 4;
const CONFORM_NAMES = new Set(["__intent__", "__state__"]);

/** A whole response, for what reads a form may be a page or a call of the API. */
function refuse(message: string) {
  return Response.json({ message }, { status: 400 });
}

/** Reads a form's fields; throws a 400 when they are no form or have keys that no form of ours has. */
export async function readForm(request: Request) {
  const form = await parsed(request).catch(() => {
    throw refuse("The form could not be read. Go back, reload the page and send it again.");
  });
  const keys = [...(form?.keys() ?? [])];
  if (!form || keys.length > MAX_FIELDS || !keys.every(isPlainKey)) {
    throw refuse("The form has fields that this site does not know.");
  }
  return form;
}

/** `null` where there are more fields than any form has: names alone take Node 24 the square of their number to parse. */
async function parsed(request: Request) {
  const type = request.headers.get("Content-Type")?.toLowerCase() ?? "";
  if (!type.startsWith(URL_ENCODED)) return request.formData();
  const body = await request.text();
  if (body.split("&", MAX_FIELDS + 1).length > MAX_FIELDS) return null;
  return new Response(body, { headers: { "Content-Type": type } }).formData();
}

/**
 * Conform builds objects and arrays from keys: an index of 99999999 would stall the process. It also obeys
 * instructions in fields of these two names, with such keys in them; no form of ours has them.
 */
function isPlainKey(key: string) {
  const parts = key.split(/[.[\]]+/).filter(Boolean);
  return (
    key.length <= 100 &&
    parts.length <= MAX_DEPTH &&
    !/__proto__|prototype|constructor/.test(key) &&
    !CONFORM_NAMES.has(key) &&
    parts.every((part) => !/^\d+$/.test(part) || Number(part) <= MAX_LIST_INDEX)
  );
}

/**
 * Parses a whole form with a model's schema. A form always sends all of its fields, so a field that
 * is absent or empty was cleared: `null`, or `false` for a check box.
 */
export function parseForm<Shape extends z.ZodRawShape>(form: FormData, schema: z.ZodObject<Shape>) {
  readPositions(form, schema);
  const { entered, cut } = submittedValues(form, schema);
  dropEmptyPositions(entered, schema);
  const problems = new Map([...pictureProblems(form)].filter(([name]) => name in schema.shape));
  for (const name of cut) problems.set(name, [CUT]);
  const submission = parseWithZod(entered, { schema: refusing(schema, problems) });
  if (submission.status !== "success") return { ok: false as const, submission };
  return { ok: true as const, submission, value: completed(submission.value, schema) };
}

const CUT = "This is far too long; only its beginning is still here.";

/** The schema, which refuses the fields with a problem that their values do not show. */
function refusing<Schema extends z.ZodObject>(schema: Schema, problems: Map<string, string[]>) {
  const all = [...problems].flatMap(([name, messages]) =>
    messages.map((message) => ({ name, message })),
  );
  return all.reduce(
    // Said beside whatever else is wrong: a file that was refused does not come again.
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

/** Coordinates as people paste them, as the numbers that they mean. */
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

/** Coordinates of which both numbers are empty were left out, and are no half position. */
function dropEmptyPositions(form: FormData, schema: z.ZodObject<z.ZodRawShape>) {
  for (const [key, field] of Object.entries(schema.shape)) {
    const inner = innermost(field);
    if (!(inner instanceof z.ZodObject)) continue;
    const names = Object.keys(inner.shape).map((part) => `${key}.${part}`);
    if (names.some((name) => form.get(name))) continue;
    for (const name of names) form.delete(name);
  }
}

/** A form that failed: what was typed, with the errors next to the fields; answered with 400. */
export function formFailure(
  submission: Submission<unknown, string[], unknown>,
  fieldErrors?: FieldErrors,
  status = 400,
  headers: Record<string, string> = {},
) {
  const { "": formErrors, ...errors } = fieldErrors ?? {};
  const result = submission.reply(fieldErrors ? { fieldErrors: errors, formErrors } : {});
  return data({ result }, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
