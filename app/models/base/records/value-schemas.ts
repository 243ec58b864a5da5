import { z } from "zod";
import { grouped } from "~/utils/words/counted";
import { parseDay, parseInstant } from "~/utils/words/dates";
import { eachOnce } from "~/utils/words/entries";
import { trimmed } from "~/utils/words/trimmed";
import { LIMITS } from "./limits";

/** The schemas of single values, from which every input schema is made, with their messages. */

// Zod's faster parsing generates code, which the pages of this site forbid.
if (globalThis.document) z.config({ jitless: true });

/** The message is built only when it is needed: formatting numbers is slow, and there are many limits. */
export function tooLong(label: string, max: number) {
  return {
    error: () => `${label} is too long: at most ${grouped(max)} characters.`,
  };
}

/**
 * Browsers send a line end as two characters: it becomes one, as people count it. NUL is removed, for no screen shows
 * it. Half a surrogate pair is replaced: JSON can hold it, but no address can.
 */
function plain(value: string) {
  return value.toWellFormed().replaceAll("\r\n", "\n").replaceAll("\0", "");
}

/** The base of every text schema: cleans up the text first. */
export function entered(error: Parameters<typeof z.string>[0]) {
  return z.string(error).overwrite(plain);
}

/** Text as typed. */
export function text(label: string, max: number) {
  return entered(`${label} must be text.`).max(max, tooLong(label, max));
}

/** A text of one line, trimmed. */
export function oneLine(label: string, max: number = LIMITS.title) {
  return text(label, max).overwrite(trimmed);
}

/** A visible character. */
const SEEN = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Control}]/u;

/** Trimmed text with at least one visible character. */
export function requiredText(label: string, max: number = LIMITS.title) {
  return entered({
    error: (issue) => (issue.input == null ? `${label} is required` : `${label} must be text.`),
  })
    .max(max, tooLong(label, max))
    .overwrite(trimmed)
    .refine((value) => SEEN.test(value), `${label} is required`);
}

export function oneOfThe<const Values extends readonly [string, ...string[]]>(
  label: string,
  values: Values,
) {
  return z.enum(values, `${label} must be one of: ${values.join(", ")}.`);
}

/** A word from a list that the owner edits; any word while the list is empty. */
export function oneOfOwn(label: string, words: () => readonly string[]) {
  return oneLine(label, LIMITS.word).refine(
    (value) => words().length === 0 || words().includes(value),
    { error: () => `${label} must be one of: ${words().join(", ")}.` },
  );
}

export function whole(label: string, min: number, max: number) {
  const message = `${label} must be a whole number from ${min} to ${max}.`;
  return z.int(message).min(min, message).max(max, message);
}

export function count(label: string) {
  const message = `${label} must be a whole number, 0 or more.`;
  return z.int(message).min(0, message).max(10_000_000, message);
}

export function flag(label: string) {
  return z.boolean(`${label} must be true or false.`);
}

/** A list of short texts; blank and repeated entries fall away. */
export function list(label: string) {
  return z
    .array(
      entered(`${label} must be texts.`).max(LIMITS.listEntry, tooLong(label, LIMITS.listEntry)),
      `${label} must be a list of texts.`,
    )
    .max(LIMITS.listEntries, `${label}: at most ${LIMITS.listEntries} entries.`)
    .transform((entries) => eachOnce(entries.map(trimmed).filter(Boolean)));
}

/** Makes a transform of `parse`; where that returns `null`, `message` is the error. */
function readAs<Value>(parse: (text: string) => Value | null, message: string) {
  return (text: string, context: z.RefinementCtx) => {
    const parsed = parse(text);
    if (parsed) return parsed;
    context.addIssue(message);
    return z.NEVER;
  };
}

/** An instant: ISO 8601, or a local date and time that is read in the site's zone. */
export function instantText(label: string) {
  const message = `${label} must be a date and time in the form 2025-08-01T09:30: year, month, day, from 1900 to 2200.`;
  return z.string(`${label} must be a date.`).transform(readAs(parseInstant, message));
}

/** A calendar day `YYYY-MM-DD`; a full ISO 8601 instant is read as its day in the site's zone. */
export function day(label: string) {
  return z.string(`${label} must be a date.`).transform(readDay(label));
}

/** The same, but an empty text becomes `null`: on the owner's own site the day may be unknown. */
export function dayIfAny(label: string) {
  const read = readDay(label);
  return z
    .string(`${label} must be a date.`)
    .transform((value, context) => (value === "" ? null : read(value, context)))
    .nullish();
}

function readDay(label: string) {
  return readAs(parseDay, `${label} must be a date in the form 2025-08-01: year, month, day.`);
}

/** Degrees (WGS 84). Left empty, or 0, 0, means 'no position'. */
export function coordinates() {
  return z.object(
    {
      lat: degrees("Latitude", 90),
      lng: degrees("Longitude", 180),
    },
    "Coordinates must be an object with lat and lng.",
  );
}

function degrees(label: string, bound: number) {
  const range = `${label} must be a number from -${bound} to ${bound}.`;
  return z
    .number({ error: (issue) => (issue.input == null ? `${label} is required` : range) })
    .min(-bound, range)
    .max(bound, range);
}

/** The number of saves that the editor saw; a save over a newer one is refused. */
export const version = z.int("Version must be a whole number.").nullish();
