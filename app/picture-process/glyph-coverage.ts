import { cutText } from "~/utils/words/cut-text";
import { hasGlyph } from "./glyph";

/** Longer ones are cut before they are tried. */
const MAX_CHARACTERS = 180;

/** No typeface of words has these; a machine's pictograms would stand in them in colours of their own. */
const PICTOGRAMS = /[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\u20e3]/gu;
const OF_WORDS = /[\p{L}\p{M}\p{N}]/u;
/** Words with the joiners and apostrophes within them, and whatever stands between two of them. */
const WORDS_AND_GAPS = /([\p{L}\p{M}\p{N}](?:['’\u200c\u200d]?[\p{L}\p{M}\p{N}])*)/u;
/** Signs that are not seen: controls, what chooses a variant or a direction, and joiners that follow no letter. */
const UNSEEN =
  /\p{Variation_Selector}|(?![\u00ad\u200c\u200d])\p{Cf}|(?<![\p{L}\p{M}])[\u200c\u200d]/gu;
/** Accents that NFC joined to no letter: drawn, they would stand beside it. */
const LOOSE_ACCENTS = /[\u0300-\u036f]/g;

/**
 * A text as the typefaces can set it: without the words that have a letter which they lack, without other signs that they
 * lack, and without the brackets and separators that would stand around nothing then. Empty where no word remains.
 */
export async function withGlyphs(text: string) {
  const known = text
    .toWellFormed()
    .normalize("NFC")
    .replace(/\p{Cc}/gu, " ")
    .replace(PICTOGRAMS, " ")
    .replace(LOOSE_ACCENTS, "")
    .replace(UNSEEN, "");
  const parts = known.split(WORDS_AND_GAPS);
  const drawn = await Promise.all(parts.map(setPart));
  const isWordLeftOut = drawn.some((part, index) => part === "" && parts[index] !== "");
  const set = drawn.join("").replace(/\s+/g, " ").trim();
  const tidied = isWordLeftOut ? tidy(set) : set;
  return OF_WORDS.test(tidied) ? cut(tidied) : "";
}

/** A word whole, or nothing; what stands between words with spaces for the signs that cannot be drawn. */
async function setPart(part: string) {
  const isWord = OF_WORDS.test(part);
  let set = "";
  for (const character of part) {
    const drawn = await hasGlyph(character);
    if (drawn === null && isWord) return "";
    set += drawn ?? " ";
  }
  return set;
}

/** What remains around words that were left out, in order: empty pairs, separators without a word, spaces before a sign. */
const REMAINS: [RegExp, string][] = [
  [/\([^\p{L}\p{M}\p{N}()]*\)|\[[^\p{L}\p{M}\p{N}[\]]*\]/gu, " "],
  [/“[^\p{L}\p{M}\p{N}“”]*”|«[^\p{L}\p{M}\p{N}«»]*»|"\s*"/gu, " "],
  [/(?<=[([“«])[\s,;:/|·–—-]+/g, ""],
  [/[,;:/|·–—]\s*(?=[,;:/|·–—])|\.\s+(?=\.)/g, ""],
  [/[\s/|·–—]+(?=[)\]”»,;:.!?…])/g, ""],
  [/^[\s,;:/|·–—-]+|[\s,;:/|·–—-]+$/g, ""],
  [/\s+/g, " "],
];

function tidy(text: string) {
  return REMAINS.reduce((rest, [remains, instead]) => rest.replace(remains, instead), text);
}

function cut(text: string) {
  if (text.length <= MAX_CHARACTERS) return text;
  return `${cutText(text, MAX_CHARACTERS).replace(/\s+\S*$/, "")}…`;
}
