/** Words as the search index has them: in small letters, without accents, and in every script. */

const NON_ASCII = /\P{ASCII}/gu;
const ACCENTS = /[\u0300-\u036f]/g;
const WORD = /[\p{L}\p{N}\p{M}\p{Co}]+/gu;

/** A letter in small and without its accent; as long as it was, so that positions stay. */
function foldLetter(letter: string) {
  const bare = letter.normalize("NFD").replace(ACCENTS, "").normalize("NFC").toLowerCase();
  if (bare.length === letter.length) return bare;
  return bare.length > letter.length ? bare.slice(0, letter.length) : letter;
}

/** A text in composed letters (NFC) as it is compared; every letter stays where it was. */
export function foldText(text: string) {
  return text.replace(NON_ASCII, foldLetter).toLowerCase();
}

/** Each word of a text in composed letters (NFC), folded, with where it begins. */
export function* wordsIn(text: string) {
  for (const { 0: word, index } of foldText(text).matchAll(WORD)) yield { word, index };
}

/** The different words of a text, folded, in the order in which they come. */
export function distinctWords(text: string) {
  return [...new Set(foldText(text.normalize("NFC")).match(WORD) ?? [])];
}

/** How many letters a word has, as people count them, or nearly. */
export function letterCount(word: string) {
  return [...word].length;
}

/** A word's pairs of neighbouring letters, each once; its two ends have a pair of their own. */
export function letterPairs(word: string) {
  const letters = [" ", ...word, " "];
  return [...new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`))];
}
