import type { z } from "zod";
import type { ImportProblem } from "./import/import-problem";

type Path = PropertyKey[];

/** No record is nearly as deep; deeper values could overflow the stack of recursive functions. */
const MAX_DEPTH = 50;

/** A value in a JSON file, with a function that describes a problem in a part of it. */
export type JsonValue = { value: unknown; problem: (path: Path, message: string) => ImportProblem };

/** Parses a JSON file; returns `null` after adding to `problems` what is wrong. */
export function readJson(file: string, text: string, problems: ImportProblem[]): JsonValue | null {
  try {
    const value = JSON.parse(text);
    if (!isDeep(value)) {
      return { value, problem: (path, message) => ({ file, field: path.join("."), message }) };
    }
    problems.push({
      file,
      message: "Its brackets are nested deeper than in any file of an export.",
    });
    return null;
  } catch (error) {
    problems.push({ file, message: `This is no JSON: ${(error as Error).message}.` });
    return null;
  }
}

function isDeep(value: unknown, left = MAX_DEPTH): boolean {
  if (typeof value !== "object" || value === null) return false;
  return left === 0 || Object.values(value).some((one) => isDeep(one, left - 1));
}

/** An entry of a list, or a property of an object. */
export function partOf({ value, problem }: JsonValue, key: string | number): JsonValue {
  const part = (value as Record<string | number, unknown>)[key];
  return { value: part, problem: (below, message) => problem([key, ...below], message) };
}

/** The value parsed by the schema; `null` after adding to `problems` what is wrong. */
export function check<Schema extends z.ZodType>(
  { value, problem }: JsonValue,
  schema: Schema,
  problems: ImportProblem[],
): z.output<Schema> | null {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  for (const issue of error.issues) problems.push(problem(issue.path, messageOf(issue)));
  return null;
}

function messageOf(issue: z.core.$ZodIssue) {
  const isObjectAsked = issue.code === "invalid_type" && /^(?:object|record)$/.test(issue.expected);
  if (isObjectAsked) return "This must be fields in braces, each with a value.";
  return issue.code === "invalid_key" ? (issue.issues[0]?.message ?? issue.message) : issue.message;
}

export function jsonText(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** A copy of the value with `change` applied to every string, except for names. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)]),
  );
}
