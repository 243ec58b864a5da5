import { cutText } from "~/utils/words/cut-text";
import { hasGlyph } from "./glyph";

/** Longer texts are cut first. */
const MAX_CHARACTERS = 180;

/** Text fonts lack these; the system's emoji font would draw them in its own colours. */
const PICTOGRAMS = /[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\u20e3]/gu;
const OF_WORDS = /[\p{L}\p{M}\p{N}]/u;
/** Words with joiners and apostrophes inside them, and the text between words. */
const WORDS_AND_GAPS = /([\p{L}\p{M}\p{N}](?:['’\u200c\u200d]?[\p{L}\p{M}\p{N}])*)/u;
/** Invisible characters: controls, variation selectors, direction marks, and joiners that do not follow a letter. */
const UNSEEN =
  /\p{Variation_Selector}|(?![\u00ad\u200c\u200d])\p{Cf}|(?<![\p{L}\p{M}])[\u200c\u200d]/gu;
/** Accents that NFC has joined to no letter: they would be drawn beside it. */
const LOOSE_ACCENTS = /[\u0300-\u036f]/g;

/**
 * A text reduced to what the fonts can draw: words with a missing letter are left out, and so are other missing
 * characters, and brackets and separators that would be left around nothing. Empty if no word remains.
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

/** A whole word or nothing; in the text between words, spaces for characters that cannot be drawn. */
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

/** Leftovers around omitted words, in order: empty pairs, separators without a word, spaces before punctuation. */
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
