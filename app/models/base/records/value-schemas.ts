import { z } from "zod";
import { isOwnPath } from "~/utils/http/own-path";
import { grouped } from "~/utils/words/counted";
import { parseDay, parseInstant } from "~/utils/words/dates";
import { eachOnce } from "~/utils/words/entries";
import { trimmed } from "~/utils/words/trimmed";
import { LIMITS } from "./limits";

/** The schemas of single values, of which every input schema is made: messages are said here once. */

// Faster parsing by code that it writes is nothing that a page of this site may do.
if (globalThis.document) z.config({ jitless: true });

/** Put into words when it is said: writing numbers takes its time, and there are many limits. */
export function tooLong(label: string, max: number) {
  return {
    error: () => `${label} is too long: at most ${grouped(max)} characters.`,
  };
}

/**
 * Line ends as one character, as no browser sends them but everybody counts them; no NUL, which no screen can show; and
 * no half of a surrogate pair, which JSON can hold and no address can.
 */
function plain(value: string) {
  return value.toWellFormed().replaceAll("\r\n", "\n").replaceAll("\0", "");
}

/** What every text goes through as it comes in, whatever it is then. */
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

/** A sign that can be seen. */
const SEEN = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Control}]/u;

/** Trimmed text in which something is to be seen. */
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

/** A word of a list that the owner edits; as long as the list is empty, any word does. */
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

/** Months of the year, 1 to 12, each once and in order. */
export function months(label: string) {
  const message = `${label} must be whole numbers from 1 to 12.`;
  return z
    .array(z.int(message).min(1, message).max(12, message), `${label} must be a list of numbers.`)
    .max(12, `${label}: at most 12 entries.`)
    .transform((entries) => [...new Set(entries)].sort((a, b) => a - b));
}

/** Hashtags, kept without their '#'. */
function hashtags() {
  return list("Hashtags").transform((tags) =>
    eachOnce(tags.map((tag) => tag.replace(/^#+/, ""))).filter(Boolean),
  );
}

function isAddress(value: string, protocols: readonly string[]) {
  try {
    return protocols.includes(new URL(value).protocol);
  } catch {
    return false;
  }
}

/** An absolute http or https address. */
export function webAddress(label: string) {
  return oneLine(label, LIMITS.url).refine(
    (value) => isAddress(value, ["https:", "http:"]),
    `${label} must be a web address that starts with https:// or http://.`,
  );
}

/** A picture or file: an http or https address, or a path on this site such as `/media/…`. */
export function fileAddress(label: string) {
  return oneLine(label, LIMITS.url).refine(
    (value) => isOwnPath(value) || isAddress(value, ["https:", "http:"]),
    {
      error: `${label} must be a web address that starts with https:// or http://, or a path on this site such as /media/….`,
    },
  );
}

/** A mail link (`mailto:…`) or a web address. */
export function mailAddress(label: string) {
  return oneLine(label, LIMITS.url).refine(
    (value) => isAddress(value, ["mailto:", "https:", "http:"]),
    `${label} must be a mail link such as mailto:me@example.com, or a web address.`,
  );
}

/** An instant: ISO 8601, or a local date and time that is read in the site's zone. */
export function instantText(label: string) {
  return z.string(`${label} must be a date.`).transform((value, context) => {
    const date = parseInstant(value);
    if (date) return date;
    context.addIssue(
      `${label} must be a date and time in the form 2025-08-01T09:30: year, month, day, from 1900 to 2200.`,
    );
    return z.NEVER;
  });
}

/** A calendar day `YYYY-MM-DD`; a full ISO 8601 instant is read as its day in the site's zone. */
export function day(label: string) {
  return z.string(`${label} must be a date.`).transform(readDay(label));
}

/** The same of a field that the owner's own site shows empty while no day is known. */
export function dayIfAny(label: string) {
  const read = readDay(label);
  return z
    .string(`${label} must be a date.`)
    .transform((value, context) => (value === "" ? null : read(value, context)))
    .nullish();
}

function readDay(label: string) {
  return (value: string, context: z.RefinementCtx) => {
    const parsed = parseDay(value);
    if (parsed) return parsed;
    context.addIssue(`${label} must be a date in the form 2025-08-01: year, month, day.`);
    return z.NEVER;
  };
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

export const postAddressFields = {
  instagramPostUrl: webAddress("Instagram post URL").nullish(),
  twitterPostUrl: webAddress("Twitter post URL").nullish(),
  facebookPostUrl: webAddress("Facebook post URL").nullish(),
  youtubeVideoUrl: webAddress("YouTube video URL").nullish(),
  socialMediaHashtags: hashtags().nullish(),
};

export const updateAddressFields = {
  instagramStoryUrl: webAddress("Instagram story URL").nullish(),
  instagramReelUrl: webAddress("Instagram reel URL").nullish(),
  twitterUpdateUrl: webAddress("Twitter update URL").nullish(),
  youtubeShortUrl: webAddress("YouTube short URL").nullish(),
};

/** The number of saves that the editor saw; a save over a newer one is refused. */
export const version = z.int("Version must be a whole number.").nullish();
