/** Words as the search index has them: in small characters, without accents, and in every script. */

/** Marks of direction and isolation would be taken for a search's own, and control characters show nothing. */
const UNSHOWN = /[\p{Cc}\u2028-\u202e\u2066-\u2069\s]+/gu;
const NON_ASCII = /\P{ASCII}/gu;
const ACCENTS = /[\u0300-\u036f]/g;
const WORD_CHARACTER = "[\\p{L}\\p{N}\\p{M}\\p{Co}]";
const WORD = new RegExp(`${WORD_CHARACTER}+`, "gu");
const ENDS_IN_WORD = new RegExp(`${WORD_CHARACTER}$`, "u");

/** Final consonants of Malayalam as texts from before Unicode 5.1 write them, which NFC leaves alone. */
const CHILLUS = new Map([
  ["\u0d23", "\u0d7a"],
  ["\u0d28", "\u0d7b"],
  ["\u0d30", "\u0d7c"],
  ["\u0d32", "\u0d7d"],
  ["\u0d33", "\u0d7e"],
  ["\u0d15", "\u0d7f"],
]);
const SPELT_CHILLU = /([\u0d23\u0d28\u0d30\u0d32\u0d33\u0d15])\u0d4d\u200d/g;

/** A text in composed characters: NFC, and Malayalam as it is written today. */
export function composedText(text: string) {
  return text
    .normalize("NFC")
    .replace(SPELT_CHILLU, (spelt, letter: string) => CHILLUS.get(letter) ?? spelt);
}

/** A text in composed characters as its words are taken from it and shown. */
export function plainText(text: string) {
  return composedText(text).replace(UNSHOWN, " ").trim();
}

/** A character in small and without its accent; as long as it was, so that positions stay. */
function foldCharacter(character: string) {
  const bare = character.normalize("NFD").replace(ACCENTS, "").normalize("NFC").toLowerCase();
  if (bare.length === character.length) return bare;
  return bare.length > character.length ? bare.slice(0, character.length) : character;
}

/** A text in composed characters (NFC) as it is compared; every character stays where it was. */
export function foldText(text: string) {
  return text.replace(NON_ASCII, foldCharacter).toLowerCase();
}

/** The words of a text in composed characters (NFC) that have one of these beginnings, folded, with where they stand. */
export function* wordsBeginning(text: string, beginnings: string[]) {
  const folded = foldText(text);
  const word = new RegExp(`(?:${beginnings.join("|")})${WORD_CHARACTER}*`, "gu");
  for (const { 0: found, index } of folded.matchAll(word)) {
    const before = folded.slice(Math.max(0, index - 2), index);
    if (!ENDS_IN_WORD.test(before)) yield { word: found, index };
  }
}

/** The different words of a text, folded, in the order in which they come. */
export function distinctWords(text: string) {
  return [...new Set(foldText(composedText(text)).match(WORD) ?? [])];
}

/** How many characters a word has, as people count them, or nearly. */
export function characterCount(word: string) {
  return [...word].length;
}

/** A word's pairs of neighbouring characters, each once; its two ends have a pair of their own. */
export function characterPairs(word: string) {
  const characters = [" ", ...word, " "];
  return [
    ...new Set(characters.slice(1).map((character, index) => `${characters[index]}${character}`)),
  ];
}
