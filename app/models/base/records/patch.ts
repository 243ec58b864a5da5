import type { z } from "zod";

type Input = Record<string, unknown>;

/** A partial update as columns: absent fields stay away, `null` becomes the field's cleared value. */
export function changes<Values extends Input, Cleared extends Input>(
  input: Values,
  cleared: Cleared,
) {
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, value === null ? (cleared[key] ?? null) : value]),
  ) as {
    [Key in keyof Values]?:
      | Exclude<Values[Key], null | undefined>
      | (null extends Values[Key] ? (Key extends keyof Cleared ? Cleared[Key] : null) : never);
  };
}

/**
 * The values without `name` if it equals what the owner sees already. A link to a record in the bin looks empty to her;
 * sending that back must not clear the link.
 */
export function unlessSeen<Values extends Input, Name extends string>(
  values: Values,
  seen: { [Key in Name]: unknown },
  name: Name,
) {
  const { [name as string]: value, ...others } = values;
  return (value === seen[name] ? others : values) as Values;
}

/** All fields of an input with their cleared values. */
export function blankOf<Shape extends z.ZodRawShape, Cleared extends Input>(
  input: z.ZodObject<Shape>,
  cleared: Cleared,
) {
  const values = Object.keys(input.shape).map((name) => [name, cleared[name] ?? null]);
  return Object.fromEntries(values) as {
    [Key in keyof Shape]: Key extends keyof Cleared ? Cleared[Key] : null;
  };
}

/** The values that differ from the record's. */
export function newValues<Values extends object>(
  values: Values,
  before: { [Name in keyof Values]?: unknown },
) {
  const isNew = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name as keyof Values]);
  return Object.fromEntries(Object.entries(values).filter(isNew)) as Partial<Values>;
}
