import { z } from "zod";
import { innermost } from "~/utils/schema-parts";

/** Building blocks for the records of the API. */

type Json<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Entry)[]
    ? Json<Entry>[]
    : Value extends object
      ? { [Key in keyof Value]: Json<Value[Key]> }
      : Value;

/** A schema of an API answer; `satisfies` checks it against the model's type. */
export type Answers<Value> = z.ZodType<Json<Value>>;

export const text = z.string();
const optionalText = z.string().nullable();
export const texts = z.array(text);
export const instant = z.iso.datetime();
export const amount = z.int().min(0);
export const percent = z.int().min(0).max(100);
export const flag = z.boolean();
export const position = z
  .object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
  .describe("Degrees (WGS 84). Exactly 0, 0 means 'no position'.");

export const version = z
  .int()
  .describe("The number of saves; send it with a PUT to be told of a newer one.");

export const revision = {
  version,
  createdAt: instant,
  updatedAt: instant,
};

export const updateAddresses = {
  instagramStoryUrl: optionalText,
  instagramReelUrl: optionalText,
  twitterUpdateUrl: optionalText,
  youtubeShortUrl: optionalText,
};

type Rule = z.core.$ZodType;

/** `null` if the field may be empty and has no cleared value. */
type Answer<Field extends Rule, IsCleared> =
  | Json<NonNullable<z.output<Field>>>
  | (null extends z.output<Field> ? (IsCleared extends true ? never : null) : never);

/** Whether a cleared field has a value other than `null`. */
type IsSaid<Cleared, Key> = Key extends keyof Cleared
  ? null extends Cleared[Key]
    ? false
    : true
  : false;

/**
 * The fields of an input as the API returns them. Length limits are not repeated, and a field with a value in `cleared`
 * is never null. Instants and positions are returned in another form than they are sent, so they are listed separately.
 */
export function answersTo<Shape extends z.ZodRawShape, Cleared extends object>(
  input: z.ZodObject<Shape>,
  cleared: Cleared,
) {
  const standing = new Map<string, unknown>(Object.entries(cleared));
  const fields = Object.entries(input.shape).map(([name, rule]) => {
    const value = plainAnswer(rule);
    const isNullable = z.safeParse(rule, null).success && standing.get(name) == null;
    return [name, isNullable ? z.nullable(value) : value];
  });
  return Object.fromEntries(fields) as {
    [Key in keyof Shape]: z.ZodType<Answer<Shape[Key], IsSaid<Cleared, Key>>>;
  };
}

function plainAnswer(rule: Rule): Rule {
  const inner = innermost(rule);
  if (inner instanceof z.ZodString) return text;
  return inner instanceof z.ZodArray ? z.array(plainAnswer(inner.element)) : inner;
}
