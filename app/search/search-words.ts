/**
 * Words as all searches of the site compare them: in lower case, without accents and invisible characters, in every
 * script.
 */

/** Direction and isolation marks, which would be confused with those of a snippet. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069\ufeff]+/g;
/** Control characters are invisible. */
const SPACES = /[\p{Cc}\s]+/gu;
/** Accents; Arabic vowels, hamza and madda, which few people type, and the sign that lengthens an Arabic word. */
const MARKS = /[\u0300-\u036f\u0640\u064b-\u0655\u0670]/g;
/** Soft hyphens, joiners, variation selectors: they change how a word is drawn or broken, but not the word. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/**
 * Letters with a stroke, ligatures and others that Unicode does not decompose, as people type them; in Arabic ya and
 * ha.
 */
const PLAIN_LETTERS = new Map(
  `ß:ss æ:ae œ:oe ø:o ł:l đ:d ð:d þ:th ı:i ħ:h ŧ:t ŋ:ng ĸ:q ƀ:b ɓ:b ƈ:c ȼ:c ɖ:d ɗ:d ǝ:e ə:e ɛ:e ɇ:e ƒ:f ǥ:g ɠ:g ɣ:g
  ɨ:i ɩ:i ɉ:j ƙ:k ƚ:l ɫ:l ɲ:n ƞ:n ɔ:o ɵ:o ƥ:p ɍ:r ɽ:r ʃ:s ȿ:s ƭ:t ʈ:t ʉ:u ʊ:u ʋ:v ƴ:y ɏ:y ƶ:z ʒ:z ⱥ:a ⱦ:t ς:σ ى:ي ة:ه`
    .split(/\s+/)
    .map((pair) => pair.split(":") as [string, string]),
);
/** Small, full-width, joined and Arabic forms of letters, digits and spaces that stand for plain ones. */
const FORMS =
  "\\u00a0\\u00aa\\u00b2\\u00b3\\u00b9\\u00ba\\u2000-\\u200a\\u202f\\u205f\\u2070-\\u209c\\u3000\\ufb00-\\ufb06\\ufe70-\\ufefc\\uff10-\\uff9f";
const NOT_PLAIN = new RegExp(`[${[...PLAIN_LETTERS.keys()].join("")}${FORMS}]`, "g");
const NON_ASCII = /\P{ASCII}/u;

/** Final consonants of Malayalam in the encoding from before Unicode 5.1, which NFC does not change. */
const CHILLUS = new Map([
  ["\u0d23", "\u0d7a"],
  ["\u0d28", "\u0d7b"],
  ["\u0d30", "\u0d7c"],
  ["\u0d32", "\u0d7d"],
  ["\u0d33", "\u0d7e"],
  ["\u0d15", "\u0d7f"],
]);
const SPELT_CHILLU = /([\u0d23\u0d28\u0d30\u0d32\u0d33\u0d15])\u0d4d\u200d/g;

/** A text in NFC, with Malayalam in its present encoding. */
function composedText(text: string) {
  return text
    .normalize("NFC")
    .replace(SPELT_CHILLU, (spelt, letter: string) => CHILLUS.get(letter) ?? spelt);
}

/** Half-width Japanese letters, whose marks are separate characters. */
const HALF_WIDTH = /[\uff66-\uff9f]+/g;

/** A text in composed characters, as it is indexed and shown. */
export function plainText(text: string) {
  return composedText(text)
    .replace(HALF_WIDTH, (kana) => kana.normalize("NFKC"))
    .replace(DIRECTIONS, "")
    .replace(SPACES, " ")
    .trim();
}

/** A text for comparison, without what people leave out when they type and without invisible characters. */
export function foldText(text: string) {
  if (!NON_ASCII.test(text)) return text.toLowerCase();
  return composedText(text)
    .normalize("NFD")
    .replace(MARKS, "")
    .replace(INVISIBLE, "")
    .toLowerCase()
    .replace(NOT_PLAIN, (form) => PLAIN_LETTERS.get(form) ?? form.normalize("NFKD"))
    .normalize("NFC");
}

/** Whether one of the texts contains the search, both folded; an empty search matches everything. */
export function containsText(search: string, texts: (string | null)[]) {
  const wanted = foldText(search);
  return wanted === "" || texts.some((text) => text !== null && foldText(text).includes(wanted));
}
