import { z } from "zod";
import { LIMITS } from "~/models/base/records/limits";
import { entered, requiredText, text, tooLong } from "~/models/base/records/value-schemas";
import { isOwn } from "~/site";
import type { Palette } from "~/styles/palette";
import { AA, nearestReadable, readability } from "~/utils/colours/contrast";
import { eachOnce } from "~/utils/words/entries";
import { inOneLine } from "~/utils/words/quoted";
import { trimmed } from "~/utils/words/trimmed";
import { isTimeZone } from "~/utils/words/zone";

/** The schemas of single settings. */

const MAX_WORDS = 40;

/** Canonical BCP 47, such as `nb-NO`, of a language that exists. */
export function language() {
  const message = "Language must be the tag of a language that exists, such as en-IN, nb or pt-BR.";
  return entered(message).transform((value, context) => {
    try {
      const locale = new Intl.Locale(trimmed(value));
      if (isKnown(locale)) return locale.toString();
    } catch {}
    context.addIssue(message);
    return z.NEVER;
  });
}

/** Whether each part of a tag has a name: a well-formed tag such as 'xx-YY' may be no language. */
function isKnown({ language, script, region }: Intl.Locale) {
  const isNamed = (type: Intl.DisplayNamesType, code?: string) =>
    code === undefined ||
    new Intl.DisplayNames("en", { type, fallback: "none" }).of(code) !== undefined;
  return isNamed("language", language) && isNamed("script", script) && isNamed("region", region);
}

export function timeZone() {
  const message = "Time zone must be the name of a zone such as Europe/Oslo or Asia/Kolkata.";
  return entered(message).overwrite(trimmed).refine(isTimeZone, message);
}

const currencies = new Set(Intl.supportedValuesOf("currency"));

/** ISO 4217. */
export function currency() {
  const message = "Currency must be the three letters of one, such as EUR or INR.";
  return entered(message)
    .transform((value) => trimmed(value).toUpperCase())
    .refine((code) => code === "" || currencies.has(code), message);
}

/** Words of a list; on the owner's own site it may be empty. */
export function wordsIfAny(label: string) {
  return words(label, () => (isOwn() ? 0 : 1));
}

/** Words of a list: blank ones fall away, and each stands once. */
export function words(label: string, least = () => 1) {
  return z
    .array(
      entered(`${label} must be texts.`).max(LIMITS.word, tooLong(label, LIMITS.word)),
      `${label} must be a list of texts.`,
    )
    .transform((list) => eachOnce(list.map(inOneLine).filter(Boolean)))
    .refine(
      ({ length }) => length >= least() && length <= MAX_WORDS,
      `${label}: at least one and at most ${MAX_WORDS} entries.`,
    );
}

/** A text of one line, for titles and headers of mails. */
export function line(label: string, max: number = LIMITS.word) {
  return requiredText(label, max).overwrite(inOneLine).nullish();
}

/** The same, but it may be empty. */
export function lineIfAny(label: string, max: number = LIMITS.word) {
  return text(label, max).overwrite(inOneLine).nullish();
}

/** A colour that is readable on the theme's backgrounds; the error names the nearest one that is. */
export function colour(label: string, grounds: Palette) {
  const message = `${label} must be a colour in the form #ad4e08.`;
  return entered(message)
    .transform((value) => trimmed(value).toLowerCase())
    .refine((value) => /^#[0-9a-f]{6}$/.test(value), { error: message, abort: true })
    .refine((value) => readability(value, grounds) >= AA, {
      error: ({ input }) =>
        `${label} is too faint to be read on its ground: the nearest that can be is ${nearestReadable(String(input), grounds)}.`,
    });
}
