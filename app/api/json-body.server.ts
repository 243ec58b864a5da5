import { z } from "zod";
import { LIMITS } from "~/models/base/records/limits";
import type { FieldErrors } from "~/models/base/records/result";
import { failure, invalidFields } from "./api-answers.server";

const MAX_JSON_BYTES = 1_000_000;
const JSON_TYPE = /^application\/json\s*(?:;\s*(?:charset="?utf-?8"?)?\s*)?$/i;

/**
 * The request's JSON object, validated by a model's schema; unknown names are dropped. An empty string clears an
 * optional field, like `null`. `extra` holds default values from elsewhere. Throws 415, 413 or 400.
 */
export async function readInput<Schema extends z.ZodObject>(
  request: Request,
  schema: Schema,
  extra: Record<string, unknown> = {},
): Promise<z.output<Schema>> {
  const result = schema.safeParse(known(await readJsonObject(request), schema, extra));
  if (result.success) return result.data;
  throw invalidFields(errorsByField(result.error));
}

/** The same for a call whose body is optional. */
export async function readOptionalInput<Schema extends z.ZodObject>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const first = await request.clone().body?.getReader().read();
  const isEmpty = !first?.value?.length;
  return isEmpty ? schema.parse({}) : readInput(request, schema);
}

async function readJsonObject(request: Request) {
  if (!JSON_TYPE.test(request.headers.get("Content-Type") ?? "")) {
    throw failure(415, "Send JSON, with the header Content-Type: application/json.");
  }
  const body = parseJson(await readBytes(request));
  if (typeof body === "object" && body !== null && !Array.isArray(body)) {
    return body as Record<string, unknown>;
  }
  throw failure(400, "The body must be a JSON object.");
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw failure(400, "The body is not well-formed JSON.");
  }
}

async function readBytes(request: Request) {
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length;
    if (length > MAX_JSON_BYTES) throw failure(413, "At most 1 MB of JSON can be sent at once.");
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** The body's values for the fields of the schema. */
function known(body: Record<string, unknown>, schema: z.ZodObject, extra: Record<string, unknown>) {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    const from = Object.hasOwn(body, name) ? body : extra;
    if (Object.hasOwn(from, name)) values[name] = fieldValue(from[name], field);
  }
  return values;
}

function fieldValue(value: unknown, field: z.core.$ZodType) {
  if (value === "" && z.safeParse(field, null).success) return null;
  // One entry too many is enough to be refused, so the rest need not be validated.
  return Array.isArray(value) ? value.slice(0, LIMITS.listEntries + 1) : value;
}

function errorsByField(error: z.ZodError) {
  const messages = new Map<string, Set<string>>();
  for (const { path, message } of error.issues) {
    const field = String(path[0] ?? "");
    messages.set(field, (messages.get(field) ?? new Set()).add(message));
  }
  return Object.fromEntries(
    [...messages].map(([field, texts]) => [field, [...texts]]),
  ) satisfies FieldErrors;
}
